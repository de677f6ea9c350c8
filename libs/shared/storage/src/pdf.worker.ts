/**
 * The process that looks into PDFs. A file that takes too much ends this process alone; the server starts another.
 */
import { limitResources, type WorkRequest } from '@upround/shared/worker-process';
import { findActiveContent } from './pdf-content';
import type { PdfAnswer } from './pdf-inspector';
import { pdfRules } from './pdf-rules';

const answer = (message: PdfAnswer) => process.send?.(message);

process.on('message', ({ id, bytes, seconds }: WorkRequest) => {
  const stop = limitResources({ seconds, memoryMegabytes: pdfRules.memoryMegabytes });
  findActiveContent(bytes)
    .then(
      (verdict) => answer({ id, verdict }),
      () => answer({ id, verdict: 'UNREADABLE' }),
    )
    .finally(stop);
});

process.on('disconnect', () => process.exit(0));
