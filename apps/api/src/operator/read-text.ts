import { isUtf8 } from 'node:buffer';
import { readFile, stat } from 'node:fs/promises';
import { CommandError } from '@upround/shared/ports';

const MIB = 1024 * 1024;
const LINE_END = 0x0a;

/** The first line that is not UTF-8: none of its characters holds the byte that ends a line. */
function firstOther(bytes: Buffer): number {
  let line = 1;
  for (let start = 0; start < bytes.length; line += 1) {
    const end = bytes.indexOf(LINE_END, start);
    const next = end === -1 ? bytes.length : end + 1;
    if (!isUtf8(bytes.subarray(start, next))) return line;
    start = next;
  }
  return line;
}

/**
 * Reads the text of a file that an operator named.
 *
 * @param file as it was named
 * @param mostMib how large it may be
 * @throws CommandError that says why it cannot be read
 */
export async function readText(file: string, mostMib: number): Promise<string> {
  const found = await stat(file).catch(() => null);
  if (!found?.isFile() || found.size > mostMib * MIB) {
    throw new CommandError(`${file} can’t be read, or is larger than ${mostMib} MiB.`);
  }
  const bytes = await readFile(file);
  if (isUtf8(bytes)) return bytes.toString('utf8');
  throw new CommandError(
    `${file}, line ${firstOther(bytes)}: not UTF-8. Save the file as UTF-8 and run it again.`,
  );
}
