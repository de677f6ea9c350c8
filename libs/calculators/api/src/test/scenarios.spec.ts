import {
  deleteScenario,
  editScenario,
  listScenarios,
  saveScenario,
  scenarioLimits,
  SCENARIOS_EVENT,
  type Calculator,
} from '@upround/calculators/contract';
import { createTestServer, type TestMember, type TestServer } from '@upround/shared/testing-server';
import { calculatorsModule } from '../calculators-module';

const draft = { calculator: 'VALUATION', name: 'Seed round', state: '1.eyJiYXNlIjo1fQ' } as const;

describe('scenarios', () => {
  let server: TestServer;
  let ada: TestMember;
  let bob: TestMember;
  const events: { userIds: readonly string[]; name: string }[] = [];

  beforeAll(async () => {
    const realtime = {
      send: (userIds: readonly string[], { name }: { name: string }) => {
        events.push({ userIds, name });
      },
    };
    server = await createTestServer({
      modules: ({ now }) => [calculatorsModule({ now, realtime })],
    });
    ada = await server.signUpAs('ada');
    bob = await server.signUpAs('bob');
  }, 60_000);
  afterAll(() => server?.close());
  beforeEach(async () => {
    events.length = 0;
    await server.database.query('delete from calculator_scenarios');
  });

  const save = (body: { calculator: Calculator; name: string; state: string }, as = ada) =>
    server.call(saveScenario, { body }, { as });
  const names = async (calculator: Calculator, as = ada) => {
    const { body } = await server.call(listScenarios, { query: { calculator } }, { as });
    return body.data.map(({ name }) => name);
  };

  it('P32: are saved, listed by calculator with the newest first, renamed, replaced and deleted', async () => {
    const saved = await save(draft);
    expect(saved.status).toBe(201);
    expect(saved.body).toMatchObject(draft);
    server.clock.advance(60_000);
    await save({ ...draft, name: 'Cautious' });
    await save({ ...draft, calculator: 'ESOP', name: 'An offer' });
    expect(await names('VALUATION')).toEqual(['Cautious', 'Seed round']);
    expect(await names('ESOP')).toEqual(['An offer']);

    server.clock.advance(60_000);
    const params = { id: saved.body.id };
    const renamed = await server.call(
      editScenario,
      { params, body: { name: 'Seed' } },
      { as: ada },
    );
    expect(renamed.body).toMatchObject({ name: 'Seed', state: draft.state });
    const replaced = await server.call(
      editScenario,
      { params, body: { state: '1.' } },
      { as: ada },
    );
    expect(replaced.body).toMatchObject({ name: 'Seed', state: '1.' });
    expect(await names('VALUATION')).toEqual(['Seed', 'Cautious']);

    await server.call(deleteScenario, { params }, { as: ada });
    expect(await names('VALUATION')).toEqual(['Cautious']);
    expect((await server.call(deleteScenario, { params }, { as: ada })).status).toBe(404);
  });

  it('tells the member’s other pages, and no one else’s', async () => {
    await save(draft);
    expect(events).toEqual([{ userIds: [ada.userId], name: SCENARIOS_EVENT }]);
  });

  it('P32: are the member’s own: others can’t read, change or delete them', async () => {
    const { body } = await save(draft);
    const params = { id: body.id };
    expect(await names('VALUATION', bob)).toEqual([]);
    const change = { params, body: { name: 'Mine' } };
    for (const as of [bob, undefined]) {
      const status = as === undefined ? 401 : 404;
      expect((await server.call(editScenario, change, { as })).status).toBe(status);
      expect((await server.call(deleteScenario, { params }, { as })).status).toBe(status);
    }
    expect((await server.call(saveScenario, { body: draft })).status).toBe(401);
    const read = await server.call(listScenarios, { query: { calculator: 'VALUATION' } });
    expect(read.status).toBe(401);
    expect(await names('VALUATION')).toEqual([draft.name]);
  });

  it('have a name once per calculator, whatever its case', async () => {
    const { body: first } = await save(draft);
    const again = await save({ ...draft, name: 'SEED ROUND' });
    expect(again).toMatchObject({ status: 409, error: { code: 'SCENARIO_EXISTS', path: 'name' } });
    await save({ ...draft, name: 'Other' });
    const renamed = await server.call(
      editScenario,
      { params: { id: first.id }, body: { name: 'other' } },
      { as: ada },
    );
    expect(renamed.status).toBe(409);
    expect((await save({ ...draft, calculator: 'ESOP' })).status).toBe(201);
    // A scenario keeps its own name.
    const same = await server.call(
      editScenario,
      { params: { id: first.id }, body: { name: 'Seed Round' } },
      { as: ada },
    );
    expect(same.status).toBe(200);
  });

  it('are at most so many of each calculator, also when they are saved at once', async () => {
    await server.database.query(
      `insert into calculator_scenarios (id, user_id, calculator, name, state, created_at, updated_at)
       select gen_random_uuid(), $1, 'VALUATION', 'Scenario ' || n, '1.', now(), now() from generate_series(1, $2) n`,
      [ada.userId, scenarioLimits.scenarios - 2],
    );
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => save({ ...draft, name: `At once ${n}` })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      201, 201, 409, 409, 409, 409, 409, 409,
    ]);
    expect(answers.find(({ status }) => status === 409)?.error).toMatchObject({
      code: 'TOO_MANY_SCENARIOS',
    });
    expect((await save({ ...draft, calculator: 'ESOP' })).status).toBe(201);
  });

  it.each([
    ['no name', { ...draft, name: '  ' }],
    ['a long name', { ...draft, name: 'x'.repeat(scenarioLimits.name + 1) }],
    ['an unknown calculator', { ...draft, calculator: 'TAXES' as Calculator }],
    ['a state of no format', { ...draft, state: '<script>' }],
    ['a state that is too long', { ...draft, state: `1.${'a'.repeat(scenarioLimits.state)}` }],
  ])('refuse %s', async (_what, body) => {
    expect((await save(body)).status).toBe(400);
    expect(await names('VALUATION')).toEqual([]);
  });
});
