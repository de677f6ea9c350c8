import { uploadsDocs } from '@upround/uploads/contract';
import type { ApiModule } from '@upround/shared/server-kit';
import { createPdfInspector } from '@upround/shared/storage';
import { uploadsEraser } from './contributions/uploads-eraser';
import { uploadsExports } from './contributions/uploads-exports';
import { removeFilesTask } from './upload/remove-files.task';
import { unusedTask } from './upload/unused.task';
import { uploadRoutes } from './upload/upload.routes';
import type { UploadsDeps, UploadsSettings } from './uploads-settings';

/**
 * The server half of uploads: files that people keep for what they send later.
 *
 * @param deps storage, who else may read, and in tests the clock
 */
export function uploadsModule({
  now = () => new Date(),
  pdfs = createPdfInspector(),
  ...deps
}: UploadsDeps): ApiModule {
  const settings: UploadsSettings = { ...deps, now, pdfs };
  return {
    name: 'uploads',
    docs: uploadsDocs,
    calls: uploadRoutes(settings),
    tasks: [removeFilesTask(settings), unusedTask(settings)],
    contributes: { erasers: [uploadsEraser], exports: uploadsExports },
    seed: async (context) => {
      const { seedResumes } = await import('./seed/seed-resumes');
      await seedResumes(settings.files, context);
    },
  };
}
