import { failureSchema } from '@upround/shared/contract-core';
import type { AnyCall } from '@upround/shared/contract-core';
import { openApiOf } from '@upround/shared/server-kit';
import type { TestServer } from '@upround/shared/testing-server';
import { startDemoServer } from '../test/composed-server.fixtures';

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

/** Bodies that no schema allows, as they arrive. */
const broken: [string, string][] = [
  ['nothing closed', '{"text":'],
  ['half a text', '"\\ud800'],
  ['a bare word', 'nope'],
  ['null', 'null'],
  ['a list', '[]'],
  ['a number', '5'],
  ['a number without end', '{"text":1e999}'],
  ['nested 100,000 deep', nested(100_000)],
  ['nested 100,000 deep in a field', `{"text":${nested(100_000)}}`],
  ['a prototype', '{"__proto__":{"polluted":true}}'],
  ['a constructor', '{"constructor":{"prototype":{"polluted":true}}}'],
  ['a name twice', '{"text":"a","text":{"b":1}}'],
  ['an unknown name', '{"role":"ADMIN"}'],
  ['2 MB', `{"text":"${'a'.repeat(2_000_000)}"}`],
];

const types = ['text/plain', 'application/xml', 'application/jsonx', 'application/json\ta'];

/** The path of a call, with the query fields that select it among the calls with the same path. */
function addressOf({ version, path, selectedBy }: AnyCall): string {
  const place = path.replace(/\{\w+\}/g, '01a1fc2c-d900-75d5-ba06-77ef40f5e01c');
  const query = new URLSearchParams(selectedBy.map((name) => [name, 'true'])).toString();
  return `/${version}${place}${query === '' ? '' : `?${query}`}`;
}

describe('the calls of the composed server', () => {
  let server: TestServer;
  let calls: AnyCall[];
  let token: string;

  beforeAll(async () => {
    server = await startDemoServer();
    calls = server.modules.flatMap((module) => module.calls.map(({ call }) => call));
    ({ token } = await server.signUpAs('somebody'));
  }, 120_000);
  afterAll(() => server?.close());

  it('T14: each is registered once, declares its access, and is in the documentation', () => {
    const ids = calls.map(({ id }) => id);
    expect([...new Set(ids)]).toEqual(ids);
    const document = openApiOf('Calls', calls) as {
      paths: Record<
        string,
        Record<string, { operationId: string; 'x-operations'?: string[] } | undefined>
      >;
    };
    for (const call of calls) {
      expect([call.id, ['guest', 'member', 'refresh'].includes(call.access)]).toEqual([
        call.id,
        true,
      ]);
      if (!call.internal) {
        const operation =
          document.paths[`/${call.version}${call.path}`]?.[call.method.toLowerCase()];
        expect(operation?.['x-operations'] ?? [operation?.operationId]).toContain(call.id);
      }
      expect(
        server.app.hasRoute({
          method: call.method,
          url: `/${call.version}${call.path.replace(/\{(\w+)\}/g, ':$1')}`,
        }),
      ).toBe(true);
    }
  });

  it('R19, T58: each that needs no session has its own limit', () => {
    const open = calls.filter(({ access }) => access !== 'member');
    expect(open.length).toBeGreaterThan(40);
    expect(open.filter(({ limit }) => limit === undefined).map(({ id }) => id)).toEqual([]);
  });

  it('R18: without a session, each that needs one answers 401 and nothing else', async () => {
    for (const call of calls.filter(({ access }) => access === 'member')) {
      const answer = await server.app.inject({ method: call.method, url: addressOf(call) });
      expect([call.id, answer.statusCode]).toEqual([call.id, 401]);
      expect(answer.json()).toMatchObject({ errors: [{ clientMessage: 'login required' }] });
    }
  });

  it('R17: malformed bodies and unknown content types are rejected by each call that takes a body', async () => {
    const wrong: string[] = [];
    const taking = calls.filter(({ body, method }) => body !== undefined && method !== 'GET');
    for (const call of taking) {
      const send = async (what: string, type: string, payload: string, most: number) => {
        const answer = await server.app.inject({
          method: call.method,
          url: addressOf(call),
          headers: { 'access-token': token, 'content-type': type },
          payload,
        });
        const { statusCode: status, body } = answer;
        const fits = status >= 400 && status < 500 && status <= most;
        if (!fits || !failureSchema.safeParse(JSON.parse(body)).success) {
          wrong.push(`${call.id}: ${what} answers ${status} ${body.slice(0, 200)}`);
        }
      };
      for (const [what, payload] of broken) await send(what, 'application/json', payload, 422);
      for (const type of types) await send(type, type, '{"text":"a"}', 415);
    }
    expect(wrong).toEqual([]);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  }, 240_000);
});
