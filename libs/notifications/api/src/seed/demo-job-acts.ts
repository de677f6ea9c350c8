import { jobSteps } from '@upround/notifications/contract';
import type { Trx } from '@upround/shared/db';
import { sql } from 'kysely';
import { dayKey } from '../tell/news';
import type { DemoAct } from './demo-acts';
import { momentOf } from './moment-of';

interface ApplicationRow {
  id: string;
  job_id: string;
  creator_id: string;
  applicant_id: string;
  state: string;
  moved_at: Date;
}

/** That somebody applied, for the creator, and what came of it, for the applicant. */
function toActs(row: ApplicationRow): DemoAct[] {
  const { id, job_id: jobId, creator_id: creatorId, applicant_id: applicantId } = row;
  const told = { actorId: applicantId, referenceType: 'JOB', referenceId: jobId } as const;
  const at = momentOf(id);
  const came: DemoAct = {
    ...{ ...told, at, userId: creatorId, type: 'APPLICATION' },
    ...{ groupKey: dayKey('APPLICATION', jobId, at), actKey: `APPLICATION:${id}` },
  };
  const step = jobSteps.find((one) => one === row.state);
  if (step === undefined) return [came];
  const key = `APPLICATION_MOVED:${id}:${step}`;
  return [
    came,
    {
      ...{ ...told, at: row.moved_at, userId: applicantId, type: 'APPLICATION_MOVED' },
      ...{ groupKey: key, actKey: key, details: { step, application: id } },
    },
  ];
}

/** What these people would have been told of their jobs, and of those that they applied to. */
export async function demoJobActs(trx: Trx, userIds: readonly string[]): Promise<DemoAct[]> {
  const { rows } = await sql<ApplicationRow>`
    select a.id, a.job_id, j.creator_id, a.applicant_id, a.state, a.moved_at
    from application_view a join job_view j on j.id = a.job_id
    where a.state <> 'WITHDRAWN'
      and (j.creator_id = any(${userIds}::uuid[]) or a.applicant_id = any(${userIds}::uuid[]))
    order by a.id`.execute(trx);
  return rows.flatMap(toActs).filter(({ userId }) => userIds.includes(userId));
}
