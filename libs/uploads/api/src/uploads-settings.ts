import type { AllContributions } from '@upround/shared/ports';
import type { Images, LargeFileStore, PdfInspector } from '@upround/shared/storage';

/** What uploads need from the rest of the server. Bound in apps/api. */
export interface UploadsDeps {
  /** Takes uploaded pictures in. */
  images: Pick<Images, 'process'>;
  /** Looks into uploaded PDFs, in a process of its own by default. */
  pdfs?: Pick<PdfInspector, 'inspect'>;
  files: Pick<LargeFileStore, 'get' | 'open' | 'put' | 'remove'>;
  /** Slices that let others read a file that was sent to them; read after all modules are composed. */
  contributed: () => Pick<AllContributions, 'uploadReaders'>;
  /** The server's clock; the real one by default. */
  now?: (() => Date) | undefined;
}

export type UploadsSettings = Required<UploadsDeps> & { now: () => Date };
