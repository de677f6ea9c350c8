import { checkDeadline } from '@upround/shared/server-kit';
import { WorkerProcess } from '@upround/shared/worker-process';
import { pdfRules } from './pdf-rules';

/**
 * What a PDF is to its reader: `PLAIN`, or `ACTIVE` where it does something by itself or carries files, or `LOCKED`, or
 * `UNREADABLE` where it cannot be looked through.
 */
export type PdfVerdict = 'PLAIN' | 'ACTIVE' | 'LOCKED' | 'UNREADABLE';

/** What the process answers. */
export interface PdfAnswer {
  id: number;
  verdict: PdfVerdict;
}

/** Looks into PDFs. */
export interface PdfInspector {
  /** @returns `BUSY` where too many wait */
  inspect(bytes: Uint8Array): Promise<PdfVerdict | 'BUSY'>;
  close(): void;
}

/** Makes what looks into PDFs; its process starts with the first of them, and rests after the last. */
export function createPdfInspector(): PdfInspector {
  const worker = new WorkerProcess<PdfAnswer>('pdf.worker', import.meta.url, pdfRules);
  return {
    async inspect(bytes) {
      const answer = await worker.run(bytes, checkDeadline);
      if (answer === 'BUSY') return 'BUSY';
      return answer === 'ENDED' ? 'UNREADABLE' : answer.verdict;
    },
    close: () => worker.close(),
  };
}
