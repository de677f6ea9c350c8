export { createFolderMailer } from './folder-mailer';
export type { FolderMailer } from './folder-mailer';
export { createSmtpMailer } from './smtp-mailer';
