export { PdfText } from './pdf-text';
export type { FontFile, FontFiles, PdfDocument, TextSetting, Weight } from './pdf-text';
