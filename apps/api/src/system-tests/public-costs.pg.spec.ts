import type { AnyCall } from '@upround/shared/contract-core';
import { createTestDatabase, watchPlans } from '@upround/shared/testing-server';
import type { PlanWatch, TestDatabase, TestServer } from '@upround/shared/testing-server';
import * as z from 'zod/mini';
import { demoCommunity, startDemoServer } from '../test/composed-server.fixtures';
import { knownRecords, publicInputs } from './public-inputs.fixtures';

/** How much more than a usual input the most expensive one may read, and what no call is asked about. */
const TIMES = 6;
const FREE = { rows: 1_000, blocks: 1_000 };
/** Functions of the schema are run for a question and not for each row, by any input. */
const MOST_CALLS = 20;

interface JsonSchema {
  properties?: Record<string, { type?: string } | undefined>;
}

const answersList = ({ response }: AnyCall) => {
  if (response === undefined) return false;
  const schema = z.toJSONSchema(response, { io: 'output', unrepresentable: 'any' }) as JsonSchema;
  return schema.properties?.['data']?.type === 'array';
};

describe('T58: the cost of a call without a session', () => {
  let database: TestDatabase;
  let watch: PlanWatch;
  let server: TestServer;
  let calls: AnyCall[];
  let inputs: ReturnType<typeof publicInputs>;

  beforeAll(async () => {
    database = await createTestDatabase(demoCommunity);
    watch = watchPlans(database);
    server = await startDemoServer({ database: { ...database, db: watch.db } });
    await database.query('analyze');
    calls = server.modules
      .flatMap((module) => module.calls.map(({ call }) => call))
      .filter(({ access, method }) => access !== 'member' && method === 'GET')
      .filter((call) => call.query !== undefined || call.paging === 'segment' || answersList(call));
    inputs = publicInputs(await knownRecords(database.db));
    // The words of search are counted by the first call that needs them.
    await server.app.inject('/v1/search/suggestions?query=fou');
  }, 180_000);
  afterAll(async () => {
    await server?.close();
    await database?.close();
  });

  async function costOf(call: AnyCall, id: string, query: Record<string, string>) {
    const path = call.path.replace(/\{\w+\}/g, id);
    const url = `/${call.version}${path}?${new URLSearchParams(query).toString()}`;
    // What is ranked or counted once for many readers is not what this reader costs.
    await server.app.inject(url);
    watch.forget();
    const { statusCode } = await server.app.inject(url);
    expect([url, statusCode]).toEqual([url, 200]);
    return watch.costOfAll();
  }

  it('is measured for each that lists or searches', () => {
    expect(calls.map(({ id }) => id).filter((id) => inputs[id] === undefined)).toEqual([]);
  });

  it('is close to that of a typical input, whatever the input', async () => {
    const over: unknown[] = [];
    for (const call of calls) {
      const input = inputs[call.id];
      if (input === undefined) continue;
      const { id = '', cheap, dear, rows = 0 } = input;
      const usual = await costOf(call, id, cheap);
      for (const query of dear) {
        const cost = await costOf(call, id, query);
        if (cost.calls > MOST_CALLS) over.push([call.id, query, `calls: ${cost.calls}`]);
        for (const what of ['rows', 'blocks'] as const) {
          const free = FREE[what] + (what === 'rows' ? rows : 0);
          const most = TIMES * usual[what] + free;
          if (cost[what] > most) over.push([call.id, query, `${what}: ${cost[what]} of ${most}`]);
        }
      }
    }
    expect(over).toEqual([]);
  }, 180_000);
});
