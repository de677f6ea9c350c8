/** @databases both */
import { AppError, implement } from '@upround/shared/server-kit';
import type { ApiModule } from '@upround/shared/server-kit';
import { createTestServer } from '../create-test-server';
import type { TestServer } from '../create-test-server';
import type { TestMember } from '../sign-up';
import {
  report,
  sampleErrors,
  sampleModule,
  sampleTable,
  sendForm,
  writeNote,
} from './sample.fixtures';

describe('R4: a write may be made again', () => {
  let server: TestServer;
  let ada: TestMember;
  let bob: TestMember;

  beforeAll(async () => {
    server = await createTestServer({ modules: [sampleModule] });
    await sampleTable(server);
    ada = await server.signUpAs('ada');
    bob = await server.signUpAs('bob');
  });
  afterAll(() => server?.close());

  const write = (text: string, key: string, as = ada) =>
    server.call(writeNote, { body: { text } }, { as, headers: { 'idempotency-key': key } });
  const rows = async (text: string) =>
    (await server.database.query('select 1 from notes where text = $1', [text])).length;

  it('(a) the same key answers the first answer again: one effect, same status, same bytes', async () => {
    const first = await write('first', 'key-1');
    const again = await write('first', 'key-1');
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.raw.body).toBe(first.raw.body);
    expect(await rows('first')).toBe(1);
  });

  it('(c) with another body it is 422 and changes nothing', async () => {
    await write('one', 'key-2');
    const other = await write('two', 'key-2');
    expect([other.status, other.error?.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    expect(await rows('two')).toBe(0);
  });

  it('what was prepared is taken away again where it is not used, and only there', async () => {
    let prepared = 0;
    const discarded: number[] = [];
    const module: ApiModule = {
      name: 'careful',
      calls: [
        implement<typeof writeNote, number>(writeNote, {
          prepare: async () => (prepared += 1),
          handle: async (_context, { body }, number) => {
            if (body.text === 'taken') throw new AppError(sampleErrors.NOTE_TAKEN);
            return { id: String(number), by: 'me', text: body.text };
          },
          discard: async (number) => void discarded.push(number),
        }),
      ],
    };
    const careful = await createTestServer({ modules: [module] });
    const eve = await careful.signUpAs('eve');
    const send = (text: string, key: string) =>
      careful.call(writeNote, { body: { text } }, { as: eve, headers: { 'idempotency-key': key } });
    expect((await send('kept', 'a')).status).toBe(201);
    expect((await send('taken', 'b')).status).toBe(409);
    const both = await Promise.all([send('twice', 'c'), send('twice', 'c')]);
    await careful.close();
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect(both[0]?.raw.body).toBe(both[1]?.raw.body);
    const used = [1, ...both.map(({ raw }) => Number(raw.json<{ id: string }>().id))];
    expect(discarded).toEqual(expect.not.arrayContaining(used));
    expect(new Set([...discarded, ...used]).size).toBe(prepared);
  });

  it('with another call it is 422', async () => {
    await write('three', 'key-3');
    const headers = { 'idempotency-key': 'key-3' };
    const other = await server.call(report, { query: { about: '1' } }, { as: ada, headers });
    expect(other.status).toBe(422);
  });

  it('(d) the same key of someone else is another key', async () => {
    await write('of ada', 'key-4');
    expect((await write('of bob', 'key-4', bob)).status).toBe(201);
  });

  it('a refused write leaves the key free', async () => {
    await write('taken', 'key-5');
    expect((await write('taken', 'key-6')).status).toBe(409);
    await server.database.query("delete from notes where text = 'taken'");
    expect((await write('taken', 'key-6')).status).toBe(201);
  });

  it('knows a form by its content, not by how it was packed', async () => {
    const input = { body: { text: 'a' }, files: { images: [new Blob(['xyz'])] } };
    const headers = { 'idempotency-key': 'key-7' };
    const first = await server.call(sendForm, input, { as: ada, headers });
    const again = await server.call(sendForm, input, { as: ada, headers });
    const other = { ...input, files: { images: [new Blob(['xyw'])] } };
    expect(again.raw.body).toBe(first.raw.body);
    expect((await server.call(sendForm, other, { as: ada, headers })).status).toBe(422);
  });

  it.each(['', ' ', 'a'.repeat(256), 'ä'])('a key of %j is refused', async (key) => {
    const answer = await write('x', key);
    expect([answer.status, answer.error?.path]).toEqual([400, 'Idempotency-Key']);
  });

  it('R33: a write records who did what', async () => {
    const { body } = await write('recorded', 'key-8');
    const entries = await server.database.query<{ actor_id: string; action: string }>(
      'select actor_id, action from audit_entries where reference_id = $1',
      [body.id],
    );
    expect(entries).toEqual([{ actor_id: ada.userId, action: 'NOTE' }]);
  });
});
