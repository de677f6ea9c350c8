import { implement, memberOf, type CallImplementation } from '@upround/shared/server-kit';
import { listUploads, removeUpload, upload } from '@upround/uploads/contract';
import type { UploadsSettings } from '../uploads-settings';
import type { StoredUpload } from './store-upload';
import { toUpload } from './upload.mapper';
import { discardOwn, recordUpload, prepareUpload } from './upload.service';
import { fileKeys, uploadsOfOwner } from './upload.store';

/** Every call on uploads. */
export function uploadRoutes(settings: UploadsSettings): CallImplementation[] {
  return [
    implement<typeof upload, StoredUpload>(upload, {
      prepare: (context, input) => prepareUpload(settings, context, input),
      handle: (context, _input, stored) => recordUpload(settings, context, stored),
      discard: (stored) => settings.files.remove(fileKeys(stored)),
    }),
    implement(listUploads, {
      handle: async (context, { query }) => {
        const rows = await uploadsOfOwner.all(context.db, {
          owner: memberOf(context).userId,
          purpose: query.purpose,
        });
        return { data: rows.map(toUpload) };
      },
    }),
    implement(removeUpload, {
      handle: async (context, input) => {
        await discardOwn(settings, context, input);
        return undefined;
      },
    }),
  ];
}
