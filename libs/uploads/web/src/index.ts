export { FileCard } from './file-card';
export { FileLink } from './file-link';
export { PdfField } from './pdf-field';
export { useFileDownload } from './use-file-download';
export { usePdfUpload, type PdfUpload } from './use-pdf-upload';
