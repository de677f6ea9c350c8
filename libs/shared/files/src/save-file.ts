/** Long enough for the browser to have taken hold of a file. */
const HOLD = 10_000;

/**
 * Gives the reader a file to keep.
 *
 * @param name as the browser suggests it
 */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(address), HOLD);
}
