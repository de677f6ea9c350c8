import { report, reportErrors } from '@upround/social/contract';
import { newId, statement, type Trx } from '@upround/shared/db';
import { AppError, implement, memberOf, type CallImplementation } from '@upround/shared/server-kit';
import type { TargetRegistry } from '../targets/target-registry';
import type { Reference } from '@upround/shared/domain';

interface ReportRow {
  id: string;
  created_at: Date;
}

type ReportKey = { reporter: string; reference: string };

const insert = statement<never, ReportKey & { id: string; type: string; message: string }>(
  'social.insert-report',
  `insert into reports (id, reporter_id, reference_type, reference_id, message)
   values (:id::uuid, :reporter::uuid, :type, :reference::uuid, :message)
   on conflict do nothing`,
);

const stored = statement<ReportRow, ReportKey>(
  'social.report',
  `select id, created_at from reports
   where reporter_id = :reporter::uuid and reference_id = :reference::uuid`,
);

/** Stores a report; a second one by the same person about the same record answers the first. */
async function storeReport(
  trx: Trx,
  reporterId: string,
  { referenceType, referenceId }: Reference,
  message: string,
): Promise<ReportRow> {
  const key = { reporter: reporterId, reference: referenceId };
  await insert.all(trx, { ...key, id: newId(), type: referenceType, message });
  const row = await stored.first(trx, key);
  if (row === undefined) throw new Error('a report that was just stored is not there');
  return row;
}

/** The call that reports a record to the moderators. Only they can see who reported it. */
export function reportRoutes(registry: TargetRegistry): CallImplementation[] {
  return [
    implement(report, {
      handle: async (context, { query: { message, ...reference } }) => {
        const { userId } = memberOf(context);
        const { ownerId } = await registry.need(context.trx, userId, reference);
        if (ownerId === userId) throw new AppError(reportErrors.OWN_CONTENT);
        const row = await storeReport(context.trx, userId, reference, message);
        return { receipt: row.id, receivedAt: row.created_at.toISOString() };
      },
    }),
  ];
}
