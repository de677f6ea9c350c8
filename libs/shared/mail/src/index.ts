export { createFolderMailer } from './folder-mailer';
export type { FolderMailer, StoredMail } from './folder-mailer';
export { createSmtpMailer } from './smtp-mailer';
