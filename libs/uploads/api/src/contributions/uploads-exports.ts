import { statement } from '@upround/shared/db';
import { inBatches, type ExportSource } from '@upround/shared/ports';
import { fileKeys, type UploadRow } from '../upload/upload.store';

type ExportedUpload = UploadRow & { id: string };

const exported = <Values extends { owner: string; limit: number }>(name: string, where: string) =>
  statement<ExportedUpload, Values>(
    name,
    `select id, key, owner_id, purpose, name, size, picture, sha256, begun_at, created_at from uploads
     where owner_id = :owner::uuid ${where} order by id limit :limit`,
  );
const firstExported = exported<{ owner: string; limit: number }>('uploads.export', '');
const nextExported = exported<{ owner: string; limit: number; after: string }>(
  'uploads.export-next',
  'and id > :after::uuid',
);

const uploads: ExportSource = {
  name: 'uploads',
  tables: ['uploads'],
  async *rows(db, owner) {
    const rows = inBatches((after, limit) =>
      after === null
        ? firstExported.all(db, { owner, limit })
        : nextExported.all(db, { owner, limit, after }),
    );
    for await (const row of rows) {
      const { key, purpose, name, size, created_at: createdAt } = row;
      yield {
        values: { key, purpose, name, size, createdAt: createdAt.toISOString() },
        files: fileKeys(row),
      };
    }
  },
};

/** What uploads hold of a person, the files included. */
export const uploadsExports: readonly ExportSource[] = [uploads];
