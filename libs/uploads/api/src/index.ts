export { uploadsEraser, uploadsExports } from './leaving/uploads-leaving';
export { createUploads } from './uploads-module';
export type { UploadsSlice } from './uploads-module';
export type { UploadsDeps } from './uploads-settings';
