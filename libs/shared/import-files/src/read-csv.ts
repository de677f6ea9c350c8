/** One record of a CSV file. */
export interface CsvRecord {
  /** The line on which it begins; the first is 1. */
  line: number;
  cells: string[];
}

/** The file is no CSV from this line on. */
export class CsvError extends Error {
  override readonly name = 'CsvError';
  constructor(
    readonly line: number,
    reason: string,
  ) {
    super(reason);
  }
}

// A field, quoted or not, and what ends it. A quote within a bare field is left to fail.
const FIELD = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|$)/y;

const faultAt = (rest: string) =>
  /^[^",\n]*\r/.test(rest)
    ? 'a line ends with a carriage return only'
    : 'a quote is where it isn’t allowed';

const linesIn = (text: string) => text.split('\n').length - 1;

/**
 * Reads a CSV file by RFC 4180: commas, quotes doubled within quotes, line breaks within quotes; CRLF or LF ends a
 * line. Stricter than others where a file is broken: a stray quote is an error with its line, and never a guess.
 *
 * @param text the file; a byte order mark is passed over
 * @throws CsvError at the first place that is no CSV
 */
export function readCsv(text: string): CsvRecord[] {
  const file = text.replace(/^\ufeff/, '');
  const records: CsvRecord[] = [];
  let [line, cells, start]: [number, string[], number] = [1, [], 1];
  FIELD.lastIndex = 0;
  while (FIELD.lastIndex < file.length || cells.length > 0) {
    const at = FIELD.lastIndex;
    const match = FIELD.exec(file);
    if (match === null) throw new CsvError(line, faultAt(file.slice(at)));
    const [, quoted, bare = '', end] = match;
    cells.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'));
    line += linesIn(match[0]);
    if (end === ',') continue;
    // An empty line says nothing.
    if (cells.length > 1 || cells[0] !== '' || quoted !== undefined)
      records.push({ line: start, cells });
    [cells, start] = [[], line];
    if (end === '') break;
  }
  return records;
}
