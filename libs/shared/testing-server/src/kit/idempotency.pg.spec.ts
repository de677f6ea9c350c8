import { openDatabase } from '@upround/shared/db';
import { createTestServer } from '../create-test-server';
import { patientTimeouts } from '../database-kind';
import type { TestServer } from '../create-test-server';
import { createTestDatabase } from '../test-database';
import type { TestDatabase } from '../test-database';
import { sampleModule, sampleTable, writeNote } from './sample.fixtures';

const PARALLEL = 50;

describe('R4: on two processes side by side', () => {
  let database: TestDatabase;
  let servers: TestServer[];

  beforeAll(async () => {
    database = await createTestDatabase();
    const second = await openDatabase({
      kind: 'postgres',
      url: database.url ?? '',
      timeouts: patientTimeouts,
    });
    servers = await Promise.all(
      [database, second].map((each) =>
        createTestServer({ modules: [sampleModule], database: each }),
      ),
    );
    await sampleTable({ database });
  });
  afterAll(async () => {
    for (const server of servers) await server?.close();
    await servers[1]?.database.close();
    await database?.close();
  });

  it(`(a, e) ${PARALLEL} parallel writes with one key are one row and ${PARALLEL} equal answers`, async () => {
    const [one, two] = servers;
    if (one === undefined || two === undefined) throw new Error('There are two servers.');
    const ada = await one.signUpAs('ada');
    for (let round = 0; round < 5; round += 1) {
      const headers = { 'idempotency-key': `key-${round}` };
      const answers = await Promise.all(
        Array.from({ length: PARALLEL }, (_, at) =>
          (at % 2 === 0 ? one : two).call(
            writeNote,
            { body: { text: `note ${round}` } },
            { as: ada, headers },
          ),
        ),
      );
      expect(new Set(answers.map((answer) => `${answer.status} ${answer.raw.body}`)).size).toBe(1);
      expect(answers[0]?.status).toBe(201);
    }
    const rows = await database.query<{ n: number }>('select count(*)::int as n from notes');
    expect(rows[0]?.n).toBe(5);
  });
});
