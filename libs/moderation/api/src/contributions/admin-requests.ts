import { inBatches, type Eraser, type ExportSource } from '@upround/shared/ports';
import { deleteRequestsOf, ownRequests } from '../people/admin-request.store';

/** Requests to make the person an admin, and the person's own; what others wrote in theirs is left out. */
export const adminRequestExport: ExportSource = {
  name: 'admin-requests',
  tables: ['admin_requests'],
  async *rows(db, userId) {
    const rows = inBatches((after, limit) => ownRequests(db, userId, { after, limit }));
    for await (const { userId: about, reason, createdAt, expiresAt, requestedBy } of rows) {
      yield {
        values: {
          isAboutYou: about === userId,
          reason: requestedBy === userId ? reason : null,
          createdAt: createdAt.toISOString(),
          expiresAt: expiresAt.toISOString(),
        },
      };
    }
  },
};

export const adminRequestEraser: Eraser = {
  name: 'admin-requests',
  tables: ['admin_requests'],
  async erase(trx, userId) {
    await deleteRequestsOf(trx, userId);
    return [];
  },
};
