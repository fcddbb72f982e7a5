/** Makes PDFs in a process of its own (pdfProcess.ts). */
import { createInvoicePdf, type Seller } from './pdf';
import type { Job, Result } from './pdfProcess';

const make = createInvoicePdf(JSON.parse(process.argv[2] ?? '') as Seller);

process.on('message', ({ id, order, invoice }: Job) => {
  const answer = (result: Result): void => {
    process.send?.(result);
  };
  make(order, invoice).then(
    (pdf) => {
      answer({ id, pdf });
    },
    (error: unknown) => {
      answer({ id, error: String(error) });
    },
  );
});
