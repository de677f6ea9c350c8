import { momentOf, type Trx } from '@upround/shared/db';
import { dayKey, type DemoNotification } from '@upround/shared/ports';
import { sql } from 'kysely';

interface ApplicationRow {
  id: string;
  job_id: string;
  creator_id: string;
  applicant_id: string;
  state: string;
  moved_at: Date;
}

/** Applications to these people's jobs. */
export async function demoApplications(
  trx: Trx,
  userIds: readonly string[],
): Promise<DemoNotification[]> {
  const { rows } = await sql<ApplicationRow>`
    select a.id, a.job_id, j.creator_id, a.applicant_id, a.state, a.moved_at
    from application_view a join job_view j on j.id = a.job_id
    where a.state <> 'WITHDRAWN' and j.creator_id = any(${userIds}::uuid[])
    order by a.id`.execute(trx);
  return rows.map((row) => {
    const at = momentOf(row.id);
    return {
      userId: row.creator_id,
      actorId: row.applicant_id,
      type: 'APPLICATION',
      referenceType: 'JOB',
      referenceId: row.job_id,
      groupKey: dayKey('APPLICATION', row.job_id, at),
      actKey: `APPLICATION:${row.id}`,
      at,
    };
  });
}

/** What came of these people's applications. */
export async function demoAnswers(
  trx: Trx,
  userIds: readonly string[],
): Promise<DemoNotification[]> {
  const { rows } = await sql<ApplicationRow>`
    select a.id, a.job_id, j.creator_id, a.applicant_id, a.state, a.moved_at
    from application_view a join job_view j on j.id = a.job_id
    where a.state in ('SHORTLISTED', 'INTERVIEW', 'OFFER', 'REJECTED')
      and a.applicant_id = any(${userIds}::uuid[])
    order by a.id`.execute(trx);
  return rows.map((row) => {
    const key = `APPLICATION_MOVED:${row.id}:${row.state}`;
    return {
      userId: row.applicant_id,
      actorId: row.applicant_id,
      type: 'APPLICATION_MOVED',
      referenceType: 'JOB',
      referenceId: row.job_id,
      details: { step: row.state, application: row.id },
      groupKey: key,
      actKey: key,
      at: row.moved_at,
    };
  });
}
