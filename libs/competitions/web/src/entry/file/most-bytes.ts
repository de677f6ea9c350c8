import { uploadLimits } from '@upround/uploads/contract';

const BYTES_PER_MB = 1024 * 1024;

/** The most bytes of a file. */
export const mostBytes = (mostMb: number): number =>
  Math.min(mostMb * BYTES_PER_MB, uploadLimits.ENTRY_FILE);
