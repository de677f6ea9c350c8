import { statement, type Trx } from '@upround/shared/db';
import { APPEAL_WEIGHT } from '../cases/case-weight';

/** Records whose reports have no case: the release before added them while this one was being deployed. */
const insertCases = statement<never>(
  'moderation.insert-missing-cases',
  `insert into moderation_cases (id, reference_type, reference_id, weight, report_count, categories, created_at)
   select (array_agg(r.id order by r.id))[1], min(r.reference_type), r.reference_id, ${APPEAL_WEIGHT}, count(*),
     '{OTHER}', min(r.created_at)
   from reports r
   where r.case_id is null and not exists (
     select 1 from moderation_cases c
     where c.reference_id = r.reference_id and c.state = 'OPEN' and c.kind = 'REPORTS')
   group by r.reference_id
   on conflict do nothing`,
);

const joinCases = statement<never>(
  'moderation.join-missing-cases',
  `update reports r set case_id = c.id from moderation_cases c
   where r.case_id is null and c.reference_id = r.reference_id and c.state = 'OPEN' and c.kind = 'REPORTS'`,
);

/** Makes cases of reports that have none. */
export async function adoptReports(trx: Trx): Promise<void> {
  await insertCases.all(trx, {});
  await joinCases.all(trx, {});
}
