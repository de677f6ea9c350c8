/** @databases both */
import { defineCall } from '@upround/shared/contract-core';
import { handleTask } from '@upround/shared/tasks';
import { implement, memberOf } from '@upround/shared/server-kit';
import type { ApiModule } from '@upround/shared/server-kit';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { createTestServer } from './create-test-server';
import type { TestServer } from './create-test-server';

const greet = defineCall({
  id: 'test.greet',
  summary: 'Greets',
  method: 'GET',
  version: 'v1',
  path: '/greeting/{name}',
  params: z.strictObject({ name: z.string() }),
  query: z.strictObject({ loud: z.optional(z.boolean()) }),
  access: 'guest',
  response: z.object({ text: z.string() }),
});

const note = defineCall({
  id: 'test.note',
  summary: 'Keeps a note',
  method: 'POST',
  version: 'v1',
  path: '/note',
  access: 'member',
  body: z.strictObject({ text: z.string() }),
  status: 201,
  response: z.object({ by: z.string(), text: z.string() }),
});

const noted = { name: 'test.noted', data: z.object({ text: z.string() }) };

describe('a test server', () => {
  let server: TestServer;
  const done: string[] = [];
  const module: ApiModule = {
    name: 'test',
    calls: [
      implement(greet, {
        handle: async (_, { params, query }) => ({
          text: query.loud ? params.name.toUpperCase() : params.name,
        }),
      }),
      implement(note, {
        handle: async (context, { body }) => {
          await context.tasks.send(noted, { text: body.text });
          await sql`select 1`.execute(context.trx);
          return { by: memberOf(context).userId, text: body.text };
        },
      }),
    ],
    tasks: [
      handleTask(noted, async (context, { text }) => {
        await sql`select 1`.execute(context.db);
        done.push(text);
      }),
    ],
  };

  beforeAll(async () => {
    server = await createTestServer({ modules: [module] });
  });
  afterAll(() => server?.close());

  it('answers a typed call', async () => {
    const answer = await server.call(greet, { params: { name: 'ada' }, query: { loud: true } });
    expect(answer).toMatchObject({ status: 200, body: { text: 'ADA' } });
  });

  it('signs people up and does their tasks', async () => {
    const ada = await server.signUpAs('ada');
    const answer = await server.call(note, { body: { text: 'hello' } }, { as: ada });
    expect(answer).toMatchObject({ status: 201, body: { by: ada.userId, text: 'hello' } });
    expect(await server.runTasks()).toBe(1);
    expect(done).toEqual(['hello']);
  });

  it('counts statements', async () => {
    server.queries();
    await server.call(note, { body: { text: 'x' } });
    expect(server.queries()).toBe(0);
  });
});
