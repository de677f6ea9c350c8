export { privateFileRoute } from './upload/private-file-route';
export type { PrivateFileRouteParts } from './upload/private-file-route';
export { uploadsModule } from './uploads-module';
export { uploadsPort } from './upload/uploads-port';
export type { UploadsDeps } from './uploads-settings';
