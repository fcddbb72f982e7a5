/** Makes PDFs in a process of its own (pdfProcess.ts). */
import { makeInvoicePdf } from './pdf';
import type { Job, Result } from './pdfProcess';

process.on('message', ({ id, order, invoice, seller }: Job) => {
  const answer = (result: Result): void => {
    process.send?.(result);
  };
  makeInvoicePdf(order, invoice, seller).then(
    (pdf) => {
      answer({ id, pdf });
    },
    (error: unknown) => {
      answer({ id, error: String(error) });
    },
  );
});
