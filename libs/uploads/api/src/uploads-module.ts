import { uploadsDocs } from '@upround/uploads/contract';
import type { Uploads } from '@upround/shared/ports';
import type { ApiModule } from '@upround/shared/server-kit';
import { createPdfInspector, type PrivateFile } from '@upround/shared/storage';
import { seedResumes } from './seed/seed-resumes';
import { removeFilesTask } from './upload/remove-files.task';
import { resumeRoute, type ResumeRouteParts } from './upload/resume-route';
import { unusedTask } from './upload/unused.task';
import { uploadCalls } from './upload/upload.routes';
import { uploadsPort } from './upload/uploads-port';
import type { UploadsDeps, UploadsSettings } from './uploads-settings';

/** The server half of uploads, with what other slices and the route of files need of it. */
export interface UploadsSlice {
  module: ApiModule;
  port: Uploads;
  /** Serves the files that are not for everybody. */
  privateFile(parts: ResumeRouteParts): PrivateFile;
}

/**
 * Builds uploads: files that people keep for what they send later.
 *
 * @param deps storage, who else may read, and in tests the clock
 */
export function createUploads({
  now = () => new Date(),
  pdfs = createPdfInspector(),
  ...deps
}: UploadsDeps): UploadsSlice {
  const settings: UploadsSettings = { ...deps, now, pdfs };
  return {
    module: {
      name: 'uploads',
      docs: uploadsDocs,
      calls: uploadCalls(settings),
      tasks: [removeFilesTask(settings), unusedTask(settings)],
      seed: (context) => seedResumes(settings.files, context),
    },
    port: uploadsPort(now),
    privateFile: (parts) => resumeRoute(settings, parts),
  };
}
