import { statement } from '@upround/shared/db';
import { inBatches, type Eraser, type ExportSource } from '@upround/shared/ports';
import { deleteOfOwner, fileKeys, type UploadRow } from '../upload/upload.store';

/** Takes away what somebody uploaded. After the slices that stand on uploads: their records go first. */
export const uploadsEraser: Eraser = {
  name: 'uploads',
  async erase(trx, userId) {
    const rows = await deleteOfOwner.all(trx, [userId]);
    return rows.flatMap(fileKeys);
  },
};

type ExportedUpload = UploadRow & { id: string };

const exported = (name: string, where: string) =>
  statement<ExportedUpload>(
    name,
    `select id, key, owner_id, purpose, name, size, picture, created_at from uploads
     where owner_id = $1::uuid ${where} order by id limit $2`,
  );
const firstExported = exported('uploads.export', '');
const nextExported = exported('uploads.export-next', 'and id > $3::uuid');

const uploads: ExportSource = {
  name: 'uploads',
  async *rows(db, userId) {
    const rows = inBatches((after, limit) =>
      after === null
        ? firstExported.all(db, [userId, limit])
        : nextExported.all(db, [userId, limit, after]),
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
