/**
 * Hides the middle of a UPI id: `asha.rao@upi` becomes `as••••@upi`, whatever its length.
 *
 * @param vpa a UPI id in full
 */
export function maskVpa(vpa: string): string {
  const [handle = '', bank = ''] = vpa.split('@');
  return `${handle.slice(0, 2)}••••@${bank}`;
}

/** Hides all but the first letter of each word of a name: `Asha Rao` becomes `A••• R•••`. */
export const maskName = (name: string): string =>
  name
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => `${[...word][0] ?? ''}•••`)
    .join(' ');
