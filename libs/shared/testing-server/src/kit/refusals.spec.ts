import { createTestServer } from '../create-test-server';
import type { TestServer } from '../create-test-server';
import type { TestMember } from '../sign-up';
import { sampleModule, sampleTable } from './sample.fixtures';

type Row = [name: string, request: Record<string, unknown>, status: number, code: string];

const json = { 'content-type': 'application/json' };
const note = (payload: unknown) => ({
  method: 'POST',
  url: '/v1/note',
  payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  headers: json,
});

const rows: Row[] = [
  ['no JSON', note('{'), 400, 'MALFORMED'],
  ['a bare word', note('hello'), 400, 'MALFORMED'],
  ['1e999', note('{"text":"a","place":{"lat":1e999,"open":true}}'), 400, 'INVALID_FIELD'],
  ['null for a text', note({ text: null }), 400, 'INVALID_FIELD'],
  ['a number for a text', note({ text: 5 }), 400, 'INVALID_FIELD'],
  ['a list for a text', note({ text: ['a'] }), 400, 'INVALID_FIELD'],
  [
    'a text for a boolean',
    note({ text: 'a', place: { lat: 1, open: 'true' } }),
    400,
    'INVALID_FIELD',
  ],
  ['an unknown field', note({ text: 'a', role: 'ADMIN' }), 400, 'INVALID_FIELD'],
  ['another owner', note({ text: 'a', userId: '1' }), 400, 'INVALID_FIELD'],
  ['NUL', note({ text: 'a\u0000b' }), 400, 'INVALID_FIELD'],
  ['half a character', note('{"text":"a\\ud800b"}'), 400, 'INVALID_FIELD'],
  ['too long', note({ text: 'a'.repeat(101) }), 400, 'INVALID_FIELD'],
  ['a list for the body', note([]), 400, 'INVALID_FIELD'],
  ['no body where one is needed', { ...note(''), payload: '' }, 400, 'INVALID_FIELD'],
  ['deep nesting', note('['.repeat(100_000)), 400, 'MALFORMED'],
  ['nesting of 33', note(`${'['.repeat(33)}${']'.repeat(33)}`), 400, 'MALFORMED'],
  ['T37: __proto__', note('{"text":"a","__proto__":{"polluted":1}}'), 400, 'MALFORMED'],
  ['T37: escaped __proto__', note('{"text":"a","__pr\\u006fto__":{"x":1}}'), 400, 'MALFORMED'],
  ['T37: constructor', note('{"text":"a","constructor":{"prototype":{"x":1}}}'), 400, 'MALFORMED'],
  ['more than a megabyte', note(`{"text":"${'a'.repeat(1_100_000)}"}`), 413, 'BODY_TOO_LARGE'],
  ['no content type', { ...note('{"text":"a"}'), headers: {} }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
  [
    'an unknown query name',
    { method: 'GET', url: '/v1/note?filter=all&userId=1' },
    400,
    'INVALID_FIELD',
  ],
  [
    'a query name twice',
    { method: 'GET', url: '/v1/note?filter=all&filter=own' },
    400,
    'INVALID_FIELD',
  ],
  [
    'T10: a query name as a list',
    { method: 'GET', url: '/v1/note?filter[]=all' },
    400,
    'INVALID_FIELD',
  ],
  ['an unknown enum value', { method: 'GET', url: '/v1/note?filter=mine' }, 400, 'INVALID_FIELD'],
  ['no selecting name', { method: 'GET', url: '/v1/note' }, 400, 'INVALID_FIELD'],
  ['limit 0', { method: 'GET', url: '/v1/note?filter=all&limit=0' }, 400, 'INVALID_FIELD'],
  ['limit 51', { method: 'GET', url: '/v1/note?filter=all&limit=51' }, 400, 'INVALID_FIELD'],
  ['limit 1e1', { method: 'GET', url: '/v1/note?filter=all&limit=1e1' }, 400, 'INVALID_FIELD'],
  ['limit 0x10', { method: 'GET', url: '/v1/note?filter=all&limit=0x10' }, 400, 'INVALID_FIELD'],
  ['an empty limit', { method: 'GET', url: '/v1/note?filter=all&limit=' }, 400, 'INVALID_FIELD'],
  ['a boolean of 1', { method: 'GET', url: '/v1/note?tag=a&exact=1' }, 400, 'INVALID_FIELD'],
  ['an id with a dot', { method: 'GET', url: '/v1/note/a.b' }, 400, 'INVALID_FIELD'],
  [
    'an id of 65 letters',
    { method: 'GET', url: `/v1/note/${'a'.repeat(65)}` },
    400,
    'INVALID_FIELD',
  ],
  ['a broken escape in the path', { method: 'GET', url: '/v1/note/%zz' }, 400, 'MALFORMED'],
  ['an unknown path', { method: 'GET', url: '/v1/nothing' }, 404, 'NOT_FOUND'],
  ['an unknown version', { method: 'GET', url: '/v9/note' }, 404, 'NOT_FOUND'],
  ['another method', { method: 'PUT', url: '/v1/note' }, 405, 'METHOD_NOT_ALLOWED'],
  ['another method on a record', { method: 'PATCH', url: '/v1/note/1' }, 405, 'METHOD_NOT_ALLOWED'],
  [
    'an address of 9 kB',
    { method: 'GET', url: `/v1/note?tag=${'a'.repeat(9000)}` },
    414,
    'URI_TOO_LONG',
  ],
  ['JSON for a form', { ...note({ text: 'a' }), url: '/v2/note' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
];

describe('R18: refusals', () => {
  let server: TestServer;
  let ada: TestMember;

  beforeAll(async () => {
    server = await createTestServer({ modules: [sampleModule] });
    await sampleTable(server);
    ada = await server.signUpAs('ada');
  });
  afterAll(() => server?.close());

  const send = (request: Record<string, unknown>) =>
    server.app.inject({
      ...request,
      headers: { 'access-token': ada.token, ...(request['headers'] as object | undefined) },
    });

  it.each(rows)('%s', async (_, request, status, code) => {
    const answer = await send(request);
    expect([answer.statusCode, answer.json().errors[0].code]).toEqual([status, code]);
    expect(answer.json()).toEqual({
      status,
      requestId: answer.headers['x-request-id'],
      errors: expect.arrayContaining([
        expect.objectContaining({ code, clientMessage: expect.stringMatching(/^[A-Z].*\.$/) }),
      ]),
    });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('names the methods that a path takes', async () => {
    const answer = await send({ method: 'PUT', url: '/v1/note/' });
    expect(String(answer.headers['allow']).split(', ').sort()).toEqual(['GET', 'HEAD', 'POST']);
  });

  it('names every wrong field', async () => {
    const answer = await send(note({ tags: ['', 'b'], place: { lat: 'x', open: true }, more: 1 }));
    const paths = answer.json().errors.map((line: { path: string }) => line.path);
    expect(paths.sort()).toEqual(['more', 'place.lat', 'tags.0', 'text']);
  });

  it('tells a missing value from one of another kind', async () => {
    const missing = await send(note({}));
    const other = await send(note({ text: 5 }));
    expect([missing, other].map((answer) => answer.json().errors[0].clientMessage)).toEqual([
      'This is required.',
      'This isn’t the expected type of value.',
    ]);
  });

  it('carries what the client needs beside the sentence', async () => {
    await send(note({ text: 'once' }));
    const answer = await send(note({ text: 'once' }));
    expect(answer.json()).toMatchObject({
      status: 409,
      errors: [{ code: 'NOTE_TAKEN', path: 'text', details: { text: 'once' } }],
    });
  });

  it.each([
    ['unexpected', 500, 'INTERNAL'],
    ['database', 500, 'INTERNAL'],
    ['serialization', 503, 'UNAVAILABLE'],
    ['gone', 503, 'UNAVAILABLE'],
    ['full', 507, 'STORAGE_FULL'],
  ])('T50: says nothing of an error of kind %s', async (how, status, code) => {
    const answer = await send({ method: 'GET', url: `/v1/failure/${how}` });
    expect([answer.statusCode, answer.json().errors[0].code]).toEqual([status, code]);
    expect(answer.body).not.toMatch(/hunter2|select|nowhere|Error:|\.ts/);
    expect(answer.headers['retry-after']).toBe(status === 500 ? undefined : '1');
  });

  it('goes on after a failed statement', async () => {
    await send({ method: 'GET', url: '/v1/failure/database' });
    expect((await send({ method: 'GET', url: '/v1/note?filter=all' })).statusCode).toBe(200);
  });
});

describe('spec 7: what is taken', () => {
  let server: TestServer;
  let ada: TestMember;

  beforeAll(async () => {
    server = await createTestServer({ modules: [sampleModule] });
    await sampleTable(server);
    ada = await server.signUpAs('ada');
  });
  afterAll(() => server?.close());

  it.each([
    ['a trailing slash', '/v1/note/?filter=all'],
    ['names of analytics', '/v1/note?filter=all&utm_source=mail&utm_campaign=x'],
    ['an empty cursor', '/v1/note?filter=all&cursor='],
  ])('%s', async (_, url) => {
    expect((await server.app.inject({ url })).statusCode).toBe(200);
  });

  it('reads numbers, lists and booleans of a query', async () => {
    const answer = await server.app.inject({ url: '/v1/note?tag=a&least=3&ids=x,y&exact=true' });
    expect(answer.json()).toEqual({ tag: 'a', least: 3, ids: ['x', 'y'], exact: true });
  });

  it.each([['application/json'], ['application/json; charset=utf-8'], [undefined]])(
    'an empty body with content type %s where none is needed',
    async (type) => {
      const headers = { 'access-token': ada.token, ...(type ? { 'content-type': type } : {}) };
      const post = await server.app.inject({
        method: 'POST',
        url: '/v1/complaint?about=1',
        headers,
      });
      const remove = await server.app.inject({ method: 'DELETE', url: '/v1/note/1', headers });
      expect([post.statusCode, remove.statusCode]).toEqual([200, 204]);
      expect(remove.body).toBe('');
    },
  );

  it('answers HEAD as GET without a body', async () => {
    const answer = await server.app.inject({ method: 'HEAD', url: '/v1/note?filter=all' });
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
  });

  it('O17: sends the headers that keep browsers from harm', async () => {
    const { headers } = await server.app.inject({ url: '/v1/note?filter=all' });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-opener-policy': 'same-origin',
      'cache-control': 'no-store',
      vary: 'Access-Token, Origin',
    });
  });
});

describe('R21: a full disk', () => {
  it('refuses writes before they reach the database, and goes on reading', async () => {
    const disk = { full: true };
    const diskSpace = { enough: () => !disk.full, stop: () => undefined };
    const server = await createTestServer({ modules: [sampleModule], diskSpace });
    await sampleTable(server);
    const ada = await server.signUpAs('ada');
    const headers = { 'access-token': ada.token };
    const refused = await server.app.inject({
      ...note({ text: 'a' }),
      headers: { ...json, ...headers },
    } as never);
    expect([refused.statusCode, refused.json().errors[0].code]).toEqual([507, 'STORAGE_FULL']);
    expect((await server.app.inject({ url: '/v1/note?filter=all', headers })).statusCode).toBe(200);
    disk.full = false;
    const taken = await server.app.inject({
      ...note({ text: 'a' }),
      headers: { ...json, ...headers },
    } as never);
    expect(taken.statusCode).toBe(201);
    await server.close();
  });
});
