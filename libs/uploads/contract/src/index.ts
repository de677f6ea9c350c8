export { uploadsDocs } from './uploads.docs';
export {
  listUploads,
  removeUpload,
  upload,
  uploadErrors,
  uploadLimits,
  uploadPurposes,
  uploadPurposeSchema,
  uploadSchema,
} from './upload.calls';
export type { Upload, UploadPurpose } from './upload.calls';
