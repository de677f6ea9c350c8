import { listExports, profileErrors, requestExport } from '@upround/profile/contract';
import { AppError, implement, memberOf, type CallImplementation } from '@upround/shared/server-kit';
import type { ProfileSettings } from '../profile-settings';
import { buildExport } from './export.tasks';
import { insertExport, listExportsOf } from './export.store';

/** Asking for an export, and seeing how far it is. */
export function exportRoutes({ now }: ProfileSettings): CallImplementation[] {
  return [
    implement(listExports, {
      handle: async (context) => ({
        data: await listExportsOf(context.db, memberOf(context).userId, now()),
      }),
    }),
    implement(requestExport, {
      audits: 'once',
      handle: async (context) => {
        const { userId } = memberOf(context);
        const wanted = await insertExport(context.trx, userId, now());
        if (wanted === undefined) throw new AppError(profileErrors.EXPORT_TOO_SOON);
        await context.audit({
          action: 'account.export',
          referenceType: 'USER',
          referenceId: userId,
          details: { exportId: wanted.id },
        });
        await context.tasks.send(buildExport, { exportId: wanted.id });
        return wanted;
      },
    }),
  ];
}
