import type { Eraser } from '@upround/shared/ports';
import { deleteOfOwner, fileKeys } from '../upload/upload.store';

/** Deletes a person's uploads. Slices whose records use uploads name this eraser in their `before`. */
export const uploadsEraser: Eraser = {
  name: 'uploads',
  tables: ['uploads'],
  async erase(trx, owner) {
    const rows = await deleteOfOwner.all(trx, { owner });
    return rows.flatMap(fileKeys);
  },
};
