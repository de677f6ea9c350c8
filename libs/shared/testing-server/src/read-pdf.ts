import { Worker } from 'node:worker_threads';

/** What a reader of a PDF finds. */
export interface PdfContent {
  pages: number;
  /**
   * The texts of all pages as they follow each other. Without spaces, since each font's part of a line is a piece, and
   * without controls, which are the second glyph of a letter that is drawn as two.
   */
  letters: string;
  info: Record<string, unknown>;
  /** The right-most end of a text, in points. */
  right: number;
}

/** Outside of Jest, whose loader can't import this package. */
const READER = `
  const { parentPort, workerData } = require('node:worker_threads');
  void (async () => {
    const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
    const task = getDocument({ data: workerData, verbosity: 0 });
    const pdf = await task.promise;
    const pieces = [];
    let right = 0;
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      for (const { str, transform, width } of items) {
        pieces.push(str);
        right = Math.max(right, transform[4] + width);
      }
    }
    const { info } = await pdf.getMetadata();
    const letters = pieces.join('').replaceAll(/[\\s\\p{Cc}]/gu, '').normalize('NFC');
    parentPort.postMessage({ pages: pdf.numPages, letters, info: { ...info }, right });
    await task.destroy();
  })();
`;

/** Reads a PDF as a viewer does. */
export function readPdf(bytes: Buffer): Promise<PdfContent> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(READER, { eval: true, workerData: Uint8Array.from(bytes) });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The PDF has no text.')));
  });
}
