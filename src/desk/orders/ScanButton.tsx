import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import QrCodeScanner from '@mui/icons-material/QrCodeScannerOutlined';
import { useEffect, useRef, useState } from 'react';

/** The Shape Detection API, which TypeScript does not know. */
interface Detector {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>;
}
type DetectorClass = new () => Detector;

const detectorClass = (): DetectorClass | undefined =>
  (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;

const LOOK_MS = 200;

/** Reads a barcode with the camera; nothing where the browser cannot. */
export function ScanButton({ onScan }: { onScan: (text: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  const Detector = detectorClass();
  if (!Detector) return null;
  return (
    <>
      <IconButton aria-label="Scan the tracking number" onClick={() => setOpen(true)}>
        <QrCodeScanner />
      </IconButton>
      {isOpen && (
        <Scanner
          Detector={Detector}
          onClose={() => setOpen(false)}
          onScan={(text) => {
            setOpen(false);
            onScan(text);
          }}
        />
      )}
    </>
  );
}

interface ScannerProps {
  Detector: DetectorClass;
  onScan: (text: string) => void;
  onClose: () => void;
}

function Scanner({ Detector, onScan, onClose }: ScannerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const found = useRef(onScan);
  useEffect(() => {
    found.current = onScan;
  });
  useEffect(() => {
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout>;
    const over = new AbortController();
    const isOver = (): boolean => over.signal.aborted;
    const detector = new Detector();
    const look = async (): Promise<void> => {
      if (isOver() || !video.current) return;
      const [code] = await detector.detect(video.current).catch(() => []);
      if (code && !isOver()) found.current(code.rawValue);
      else timer = setTimeout(() => void look(), LOOK_MS);
    };
    navigator.mediaDevices
      .getUserMedia({ video: { facingMode: 'environment' } })
      .then(async (camera) => {
        stream = camera;
        if (isOver() || !video.current) {
          camera.getTracks().forEach((track) => track.stop());
          return;
        }
        video.current.srcObject = camera;
        await video.current.play();
        await look();
      })
      .catch(() => setProblem('The camera cannot be used. Please type the number.'));
    return () => {
      over.abort();
      clearTimeout(timer);
      stream?.getTracks().forEach((track) => track.stop());
    };
  }, [Detector]);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="scan-dialog">
      <DialogTitle id="scan-dialog">Hold the barcode in front of the camera</DialogTitle>
      <DialogContent>
        {problem === null ? (
          <video ref={video} muted playsInline style={{ width: '100%' }} />
        ) : (
          <Alert severity="warning">{problem}</Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Back</Button>
      </DialogActions>
    </Dialog>
  );
}
