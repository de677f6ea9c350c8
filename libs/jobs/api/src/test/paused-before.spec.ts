import { editJob, readJob } from '@upround/jobs/contract';
import { migrate, migrations } from '@upround/shared/db';
import { startJobs } from './jobs-server.fixtures';

const STEP = '0042-paused-jobs';

it('spec 4.43: a job that was closed as paused before pausing could end stays closed', async () => {
  const server = await startJobs();
  try {
    const asha = await server.signUpAs('asha');
    const [paused, open] = [await server.post(asha), await server.post(asha)];
    const edit = (body: { state: 'OPEN' } | { state: 'CLOSED'; reason: 'PAUSED' }) =>
      server.call(editJob, { params: { id: paused.id }, body }, { as: asha });
    await edit({ state: 'CLOSED', reason: 'PAUSED' });
    // As the step before left it.
    await server.database.query('drop index jobs_paused');
    await server.database.query(`delete from schema_migrations where name = '${STEP}'`);
    expect(await migrate(server.database, migrations)).toEqual([STEP]);
    const read = async (id: string) => (await server.call(readJob, { params: { id } })).body;
    expect(await read(paused.id)).toMatchObject({ state: 'CLOSED', closeReason: 'CANCELLED' });
    expect((await read(open.id)).state).toBe('OPEN');
    expect((await edit({ state: 'OPEN' })).error?.code).toBe('CANNOT_REOPEN');
  } finally {
    await server.close();
  }
});
