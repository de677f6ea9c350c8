import { editJob } from '@upround/jobs/contract';
import type { TestMember } from '@upround/shared/testing-server';
import { sql } from 'kysely';
import { profileJobs } from '../contributions/profile-jobs';
import { startJobs, type JobsServer } from '../test/jobs-server.fixtures';

describe('the jobs on a profile', () => {
  let server: JobsServer;

  beforeAll(async () => {
    server = await startJobs();
  });
  afterAll(() => server?.close());

  async function isShown(creator: TestMember, viewer: TestMember | null) {
    const has = profileJobs.has(sql`${creator.userId}::uuid`, viewer?.userId ?? null);
    const { rows } = await sql<{ has: boolean }>`select ${has} as has`.execute(server.db);
    return rows[0]?.has;
  }

  it('spec 7: are listed while one is open, for its creator always', async () => {
    const [asha, reader] = [await server.signUpAs('asha'), await server.signUpAs('reader')];
    const shown = async () => [
      await isShown(asha, null),
      await isShown(asha, reader),
      await isShown(asha, asha),
    ];
    expect(await shown()).toEqual([false, false, false]);
    const { id } = await server.post(asha);
    expect(await shown()).toEqual([true, true, true]);
    await server.call(editJob, { params: { id }, body: { state: 'CLOSED' } }, { as: asha });
    expect(await shown()).toEqual([false, false, true]);
  });
});
