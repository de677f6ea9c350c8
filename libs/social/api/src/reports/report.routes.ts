import { report, reportErrors } from '@upround/social/contract';
import { newId, type Trx } from '@upround/shared/db';
import { AppError, implement, memberOf, type CallImplementation } from '@upround/shared/server-kit';
import { sql } from 'kysely';
import type { TargetRegistry } from '../targets/target-registry';
import type { Reference } from '@upround/shared/domain';

interface ReportRow {
  id: string;
  created_at: Date;
}

/** Stores a report; a second one by the same person about the same record answers the first. */
async function storeReport(
  trx: Trx,
  reporterId: string,
  { referenceType, referenceId }: Reference,
  message: string,
): Promise<ReportRow> {
  await sql`
    insert into reports (id, reporter_id, reference_type, reference_id, message)
    values (${newId()}, ${reporterId}, ${referenceType}, ${referenceId}, ${message})
    on conflict do nothing`.execute(trx);
  const { rows } = await sql<ReportRow>`
    select id, created_at from reports
    where reporter_id = ${reporterId} and reference_id = ${referenceId}`.execute(trx);
  const [row] = rows;
  if (row === undefined) throw new Error('a report that was just stored is not there');
  return row;
}

/** Reporting a record to the moderators. Nobody else ever learns who reported. */
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
