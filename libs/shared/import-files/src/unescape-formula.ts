/** What spreadsheets take for the beginning of a formula, also in full width, as `csv-stringify` escapes it. */
const ESCAPED = /^'(?=[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/;

/** Takes off the apostrophe that a CSV writer puts before a cell that a spreadsheet would run as a formula. */
export const unescapeFormula = (cell: string): string => cell.replace(ESCAPED, '');
