/** A PDF takes a third of a second of computing: in the server's own process it would hold up every other request. */
import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Order, TaxInvoice } from '../../src/shared/api/contract';
import type { InvoicePdf, Seller } from '../services/context';

export interface Job {
  id: number;
  order: Order;
  invoice: TaxInvoice;
  seller: Seller;
  language: string;
}

export type Result = { id: number; pdf: Uint8Array } | { id: number; error: string };

interface Waiting {
  resolve: (pdf: Uint8Array) => void;
  reject: (error: Error) => void;
}

const CHILD = fileURLToPath(new URL('./pdfChild.ts', import.meta.url));

/** Makes PDFs in a process that starts with the first one, and again after it has failed. */
export function createPdfProcess(): InvoicePdf {
  const waiting = new Map<number, Waiting>();
  let child: ChildProcess | null = null;
  let last = 0;

  function start(): ChildProcess {
    const started = fork(CHILD, { serialization: 'advanced' });
    // The server may end while it is idle.
    started.unref();
    started.channel?.unref();
    started.on('message', (result: Result) => {
      const job = waiting.get(result.id);
      waiting.delete(result.id);
      if ('pdf' in result) job?.resolve(result.pdf);
      else job?.reject(new Error(result.error));
    });
    const failed = (): void => {
      if (child !== started) return;
      child = null;
      const error = new Error('The process that makes invoices has ended.');
      for (const job of waiting.values()) job.reject(error);
      waiting.clear();
    };
    started.on('error', failed);
    started.on('exit', failed);
    return started;
  }

  return (order, invoice, seller, language) =>
    new Promise((resolve, reject) => {
      child ??= start();
      last += 1;
      waiting.set(last, { resolve, reject });
      child.send({ id: last, order, invoice, seller, language } satisfies Job);
    });
}
