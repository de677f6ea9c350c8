import { editSavedSearch, listSavedSearches, removeSavedSearch } from '@upround/jobs/contract';
import { newId } from '@upround/shared/db';
import { opensFor, type PlanTier } from '@upround/shared/domain';
import type { TestMember } from '@upround/shared/testing-server';
import { alertWorld, DAY_MS, startAlerts, type Alerts } from './alerts-server.fixtures';

describe('saved searches', () => {
  let world: Alerts;
  let plans: Map<string, PlanTier>;
  let creator: TestMember;

  beforeAll(async () => {
    const asked = alertWorld();
    ({ plans } = asked);
    world = await startAlerts(asked);
    creator = await world.person();
  });
  afterAll(() => world?.server.close());

  const listed = async (as: TestMember) =>
    (await world.server.call(listSavedSearches, {}, { as: await world.now(as) })).body.data;
  const edit = async (as: TestMember, id: string, body: object) =>
    world.server.call(editSavedSearch, { params: { id }, body }, { as: await world.now(as) });
  const remove = async (as: TestMember, id: string) =>
    world.server.call(removeSavedSearch, { params: { id } }, { as: await world.now(as) });

  it('spec 7: are saved, changed and deleted, newest first', async () => {
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

  it('T12: are private: other people get a 404', async () => {
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

  it.each<PlanTier | null>([null, 1, 2, 3])(
    'T8, spec 4.46: with tier %s no more than the plan includes, even if many are saved at once',
    async (tier) => {
      const me = await world.person();
      if (tier !== null) plans.set(me.userId, tier);
      const most = opensFor(tier).savedSearches;
      const answers = await Promise.all(Array.from({ length: most + 4 }, () => world.save(me)));
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => status === 201)).toHaveLength(most);
      expect(statuses.filter((status) => status === 409)).toHaveLength(4);
      expect(await listed(me)).toHaveLength(most);
      const { error } = await world.save(me);
      expect(error?.code).toBe('TOO_MANY_SAVED_SEARCHES');
      expect(error?.clientMessage).toContain(`You can save ${most} searches`);
      expect(/a plan with more/.test(error?.clientMessage ?? '')).toBe(tier !== 3);
    },
    60_000,
  );

  it('spec 4.46: stay when a plan ends, and none can be added above what is free', async () => {
    const me = await world.person();
    plans.set(me.userId, 1);
    const { savedSearches: free } = opensFor(null);
    const ids: string[] = [];
    for (let saved = 0; saved < free + 2; saved += 1) {
      ids.unshift((await world.save(me, { alert: 'DAILY' })).body.id);
    }
    plans.delete(me.userId);
    expect((await world.save(me)).status).toBe(409);
    expect((await listed(me)).map(({ id, alert }) => [id, alert])).toEqual(
      ids.map((id) => [id, 'DAILY']),
    );
    expect((await edit(me, ids[0] ?? '', { alert: 'WEEKLY' })).status).toBe(200);
    for (const id of ids.slice(0, 2)) await remove(me, id);
    expect((await world.save(me)).status).toBe(409);
    await remove(me, ids[2] ?? '');
    expect((await world.save(me)).status).toBe(201);
  });

  it('spec 7: count new jobs for their member, by the board’s own filters', async () => {
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

  it('T27: do not count jobs of blocked or muted people', async () => {
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
