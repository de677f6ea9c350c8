export { resumeRoute } from './upload/resume-route';
export type { ResumeRouteParts } from './upload/resume-route';
export { uploadsModule } from './uploads-module';
export { uploadsPort } from './upload/uploads-port';
export type { UploadsDeps } from './uploads-settings';
