import { editJob, readJob } from '@upround/jobs/contract';
import { migrate, migrations, newId } from '@upround/shared/db';
import type { Reference } from '@upround/shared/domain';
import { moderatedJobs } from '../contributions/moderated-jobs';
import { startJobs } from './jobs-server.fixtures';

const STEP = '0054-moderated-directly';

it('O12: jobs that moderators closed before, without a case, stay closed when a decision is undone', async () => {
  const server = await startJobs();
  try {
    const asha = await server.signUpAs('asha');
    const moderator = await server.signUpAs('mod', { staffRoles: ['MODERATOR'] });
    const [direct, decided] = [await server.post(asha), await server.post(asha)];
    const body = { state: 'CLOSED' } as const;
    await server.call(editJob, { params: { id: direct.id }, body }, { as: moderator });
    const take = (name: 'hide' | 'show', referenceId: string) =>
      server.db.transaction().execute((trx) => {
        const reference: Reference = { referenceType: 'JOB', referenceId };
        const tasks = server.tasks.senderOn(trx);
        return moderatedJobs[name]({ trx, tasks, now: server.clock.now() }, reference);
      });
    await take('hide', decided.id);
    const caseId = newId();
    await server.database.query(
      `insert into moderation_cases (id, reference_type, reference_id, weight, state, created_at)
       values ($1, 'JOB', $2, 10, 'DECIDED', now())`,
      [caseId, decided.id],
    );
    await server.database.query(
      `insert into moderation_decisions (id, case_id, reference_type, reference_id, action, rule, reason, title, text,
         created_at)
       values ($1, $2, 'JOB', $3, 'HIDE', 'FRAUD', 'Fees.', '', '', now())`,
      [newId(), caseId, decided.id],
    );
    // As the step before left it.
    await server.database.query(
      'alter table jobs drop column moderated_directly, drop column closing_untold',
    );
    await server.database.query(`delete from schema_migrations where name = '${STEP}'`);
    expect(await migrate(server.database, migrations)).toEqual([STEP]);
    for (const { id } of [direct, decided]) await take('show', id);
    const read = async (id: string) =>
      (await server.call(readJob, { params: { id } }, { as: asha })).body.state;
    expect([await read(direct.id), await read(decided.id)]).toEqual(['CLOSED', 'OPEN']);
  } finally {
    await server.close();
  }
});
