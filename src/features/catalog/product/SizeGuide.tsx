import RulerIcon from '../../../shared/ui/icons/StraightenRounded';
import { useState } from 'react';
import { Button } from '../../../shared/ui/Button';
import { openedPart } from '../../../shared/ui/part';
import { chartFor } from './sizeCharts';

/** The dialog is a chunk of its own, fetched when it is first asked for. */
const SizeGuideDialog = openedPart(() =>
  import('./SizeGuideDialog').then((module) => module.SizeGuideDialog),
);

/** What the sizes mean, as a table in a dialog; nothing where no chart fits. */
export function SizeGuide({ sizes }: { sizes: readonly string[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const chart = chartFor(sizes);
  if (!chart) return null;
  return (
    <>
      <Button
        size="small"
        startIcon={<RulerIcon />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        Size guide
      </Button>
      <SizeGuideDialog chart={chart} open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
