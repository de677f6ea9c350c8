import {
  editSavedSearch,
  jobLimits,
  listSavedSearches,
  removeSavedSearch,
} from '@upround/jobs/contract';
import { newId } from '@upround/shared/db';
import type { TestMember } from '@upround/shared/testing-server';
import { alertWorld, DAY_MS, startAlerts, type Alerts } from './alerts-server.fixtures';

describe('saved searches', () => {
  let world: Alerts;
  let creator: TestMember;

  beforeAll(async () => {
    world = await startAlerts(alertWorld());
    creator = await world.person();
  });
  afterAll(() => world?.server.close());

  const listed = async (as: TestMember) =>
    (await world.server.call(listSavedSearches, {}, { as: await world.now(as) })).body.data;
  const edit = async (as: TestMember, id: string, body: object) =>
    world.server.call(editSavedSearch, { params: { id }, body }, { as: await world.now(as) });
  const remove = async (as: TestMember, id: string) =>
    world.server.call(removeSavedSearch, { params: { id } }, { as: await world.now(as) });

  it('spec 7: are saved, changed and deleted, the newest first', async () => {
    const me = await world.person();
    const first = await world.save(me, { name: 'Design', filters: { tag: ['design'] } });
    expect(first).toMatchObject({
      status: 201,
      body: { name: 'Design', alert: 'NONE', newCount: 0, toldAt: null },
    });
    await world.save(me, { alert: 'DAILY' });
    expect((await listed(me)).map(({ name }) => name)).toEqual(['Engineering', 'Design']);
    const changed = await edit(me, first.body.id, { alert: 'WEEKLY', filters: { visa: 'true' } });
    expect(changed.body).toMatchObject({
      name: 'Design',
      alert: 'WEEKLY',
      filters: { visa: 'true' },
    });
    expect((await remove(me, first.body.id)).status).toBe(204);
    expect(await listed(me)).toHaveLength(1);
  });

  it('T12: are one’s own: to others they are not there', async () => {
    const [me, other] = [await world.person(), await world.person()];
    const { id } = (await world.save(me)).body;
    const unknown = await edit(other, newId(), { name: 'Mine' });
    expect(unknown.status).toBe(404);
    expect((await edit(other, id, { name: 'Mine' })).body).toEqual(unknown.body);
    expect((await remove(other, id)).body).toEqual(unknown.body);
    expect((await remove(other, 'no-such')).status).toBe(404);
    expect(await listed(other)).toEqual([]);
    expect(await listed(me)).toMatchObject([{ id, name: 'Engineering' }]);
  });

  it('T8: ten at most, also where many are saved at once', async () => {
    const me = await world.person();
    const answers = await Promise.all(
      Array.from({ length: jobLimits.savedSearches + 4 }, () => world.save(me)),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(jobLimits.savedSearches);
    expect(statuses.filter((status) => status === 409)).toHaveLength(4);
    expect(await listed(me)).toHaveLength(jobLimits.savedSearches);
  });

  it('spec 7: count what is new to their person, by the board’s own filters', async () => {
    const me = await world.person();
    await world.job(creator, { agoMs: DAY_MS });
    const { id } = (await world.save(me, { filters: { tag: ['engineering'], query: 'back' } }))
      .body;
    world.server.clock.advance(DAY_MS);
    await world.job(creator);
    await world.job(creator, { tags: ['design'] });
    await world.job(creator, { title: 'Office lead' });
    await world.job(creator, { state: 'CLOSED' });
    await world.job(me);
    const applied = await world.job(creator);
    await world.query(
      'insert into job_applications (id, job_id, applicant_id) values ($1, $2, $3)',
      [newId(), applied, me.userId],
    );
    expect(await listed(me)).toMatchObject([{ id, newCount: 1 }]);
  });

  it('T27: count nothing of people whom a block or a mute hides', async () => {
    const [me, blocked, muted] = [await world.person(), await world.person(), await world.person()];
    await world.save(me, { filters: { location: ['Nagpur'] } });
    world.server.clock.advance(DAY_MS);
    for (const by of [blocked, muted]) await world.job(by, { city: 'Nagpur' });
    await world.query('insert into blocks (user_id, blocked_id) values ($1, $2)', [
      blocked.userId,
      me.userId,
    ]);
    await world.query('insert into mutes (user_id, muted_id) values ($1, $2)', [
      me.userId,
      muted.userId,
    ]);
    expect(await listed(me)).toMatchObject([{ newCount: 0 }]);
    await world.job(creator, { city: 'Nagpur' });
    expect(await listed(me)).toMatchObject([{ newCount: 1 }]);
  });
});
