export { csvFile, csvOf, localDay, type CsvColumn } from './csv';
export { saveFile } from './save-file';
