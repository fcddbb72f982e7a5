/** Makes PDFs in a process of its own (pdfProcess.ts). */
import { builtLanguages, translationsIn } from '../rendering/build/translations';
import { createInLanguage } from '../requestLanguage';
import { createInvoicePdf } from './pdf';
import type { Job, Result } from './pdfProcess';

const makeInvoicePdf = createInvoicePdf(createInLanguage(translationsIn(builtLanguages())));

process.on('message', ({ id, order, invoice, seller, language }: Job) => {
  const answer = (result: Result): void => {
    process.send?.(result);
  };
  makeInvoicePdf(order, invoice, seller, language).then(
    (pdf) => {
      answer({ id, pdf });
    },
    (error: unknown) => {
      answer({ id, error: String(error) });
    },
  );
});
