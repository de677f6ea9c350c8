import { report, reportErrors } from '@upround/social/contract';
import type { PersonHiding, ReportStore } from '@upround/shared/ports';
import { AppError, implement, memberOf, type CallImplementation } from '@upround/shared/server-kit';
import type { TargetRegistry } from '../targets/target-registry';

interface ReportParts {
  registry: TargetRegistry;
  reportStore: ReportStore;
  personHiding: PersonHiding;
}

/** The call that reports a record to the moderators. Only they can see who reported it. */
export function reportRoutes(parts: ReportParts): CallImplementation[] {
  const { registry, reportStore, personHiding } = parts;
  return [
    implement(report, {
      handle: async (context, { query }) => {
        const { message, category = 'OTHER', also, ...reference } = query;
        const { userId } = memberOf(context);
        const { ownerId } = await registry.need(context.trx, userId, reference);
        if (ownerId === userId) throw new AppError(reportErrors.OWN_CONTENT);
        if (also !== undefined) {
          const kind = also === 'BLOCK' ? 'block' : 'mute';
          const pair = { userId, otherId: ownerId };
          if (!(await personHiding.hide(context, kind, pair))) {
            throw new AppError(reportErrors.NO_AUTHOR);
          }
        }
        const { id, receivedAt } = await reportStore.add(context.trx, {
          reporterId: userId,
          reference,
          category,
          message,
        });
        return { receipt: id, receivedAt: receivedAt.toISOString() };
      },
    }),
  ];
}
