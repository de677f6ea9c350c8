import type { Format } from './format';

const UNITS = ['bytes', 'KB', 'MB', 'GB'] as const;

/**
 * A size in bytes as `4.2 MB`, in steps of 1024. Rounded up, so that a size over a limit does not read as the limit.
 * Apart from `Format`, so that pages without files don't load it.
 */
export function bytesText(format: Pick<Format, 'number'>, size: number): string {
  const step = Math.min(Math.floor(Math.log2(Math.max(size, 1)) / 10), UNITS.length - 1);
  const number = format.number(size / 1024 ** step, {
    maximumFractionDigits: step < 2 ? 0 : 1,
    roundingMode: 'ceil',
  });
  // Not Intl's units, which write kB.
  return `${number} ${UNITS[step]}`;
}
