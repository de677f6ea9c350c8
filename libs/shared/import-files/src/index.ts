export { brokenLine, objectLines, pathIn } from './json-lines';
export { CsvError, readCsv } from './read-csv';
export type { CsvRecord } from './read-csv';
export { unescapeFormula } from './unescape-formula';
