import { toAppError } from '../../shared/api/appError';
import { t } from '../../shared/i18n/t';
import { saveFile } from '../../shared/lib/saveFile';
import { Button } from '../../shared/ui/Button';
import { toast } from '../../shared/ui/notify';
import { useInvoicePdfMutation } from './ordersApi';

/** Downloads an order's tax invoice as a PDF file. */
export function DownloadInvoice({ orderId }: { orderId: string }) {
  const [ask, { isLoading }] = useInvoicePdfMutation();
  const download = async (): Promise<void> => {
    const { data, error } = await ask({ orderId });
    if (error) toast.error(toAppError(error).message);
    else saveFile(data.name, fromBase64(data.pdf), 'application/pdf');
  };
  return (
    <Button variant="outlined" loading={isLoading} onClick={() => void download()}>
      {t('Download PDF')}
    </Button>
  );
}

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
