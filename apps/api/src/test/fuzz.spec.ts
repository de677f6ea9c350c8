import { failureSchema } from '@upround/shared/contract-core';
import type { AnyCall } from '@upround/shared/contract-core';
import { seededRandom } from '@upround/shared/demo';
import type { SeededRandom } from '@upround/shared/demo';
import { openApiOf } from '@upround/shared/server-kit';
import type { TestServer } from '@upround/shared/testing-server';
import * as z from 'zod/mini';
import { startDemoServer } from './composed-server.fixtures';

const TIMES = process.env['HEAVY'] === 'full' ? 2_000 : 25;

interface JsonSchema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
}

const oddTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  'a'.repeat(65),
  'ä'.repeat(300),
  "' or 1=1 --",
  '"; drop table people; --',
  '../../etc/passwd',
  '%',
  '_',
  '%25',
  '\\',
  '$1',
  '1e999',
  '-1',
  '0',
  '99999999999999999999',
  'NaN',
  'null',
  'true',
  '[]',
  '{}',
  '[object Object]',
  '2026-13-45T99:99:99Z',
  '9999-12-31T23:59:59Z',
  '<script>alert(1)</script>',
  '\u202eabc',
  '👩‍👩‍👧‍👦',
  '__proto__',
  'constructor',
  'undefined',
  '01a1fc2c-d900-75d5-ba06-77ef40f5e01c',
  'a.b',
  'a\nb',
];
const oddValues: unknown[] = [
  ...oddTexts,
  null,
  true,
  false,
  0,
  -0,
  -1,
  1.5,
  2 ** 53,
  1e308,
  [],
  {},
  [[]],
  [null],
  { a: 1 },
  ['a', 'a'],
  JSON.parse('{"__proto__":{"polluted":true}}'),
  Array.from({ length: 200 }, () => 'x'),
];

/** Draws requests: parts that fit the contract, with odd ones among them. */
function requestsOf(random: SeededRandom, known: readonly string[]) {
  const odd = (share: number) => random.between(0, 1) < share;
  function plausible(schema: JsonSchema, name: string): unknown {
    if (schema.const !== undefined) return schema.const;
    if (schema.enum !== undefined) return random.pick(schema.enum);
    if (schema.anyOf !== undefined) return plausible(random.pick(schema.anyOf), name);
    if (schema.type === 'object') return objectOf(schema, 0.15);
    if (schema.type === 'array') {
      return Array.from({ length: random.int(0, 4) }, () => plausible(schema.items ?? {}, name));
    }
    if (schema.type === 'integer' || schema.type === 'number') return random.int(1, 50);
    if (schema.type === 'boolean') return odd(0.5);
    if (name === 'cursor') return odd(0.5) ? '' : 'eyJhIjoxfQ.AAAAAAAAAAAAAAAAAAAAAA';
    if (/At$/.test(name)) return new Date(Date.now() + 86_400_000).toISOString();
    if (/email/i.test(name)) return 'somebody@upround.test';
    return /id|slug/i.test(name) ? random.pick(known) : `text ${random.int(1, 1_000_000)}`;
  }
  function objectOf(schema: JsonSchema, oddShare: number): Record<string, unknown> {
    const made: Record<string, unknown> = {};
    for (const [name, field] of Object.entries(schema.properties ?? {})) {
      const needed = schema.required?.includes(name) ?? false;
      if (!needed && odd(0.5)) continue;
      if (needed && odd(oddShare / 5)) continue;
      made[name] = odd(oddShare) ? random.pick(oddValues) : plausible(field, name);
    }
    if (odd(oddShare / 5)) made['userId'] = 'somebody';
    return made;
  }
  return { objectOf, odd };
}

const inputSchema = (schema: z.ZodMiniType | undefined): JsonSchema =>
  schema === undefined
    ? {}
    : (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema);

const asText = (value: unknown) =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

/** An address cannot hold half a character. */
const wellFormed = (text: string) => Buffer.from(text).toString();

function addressOf(call: AnyCall, params: Record<string, unknown>, query: Record<string, unknown>) {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(wellFormed(asText(params[name] ?? 'x'))),
  );
  const search = Object.entries(query).map(
    ([name, value]) => `${name}=${encodeURIComponent(wellFormed(asText(value)))}`,
  );
  return `/${call.version}${path}${search.length > 0 ? `?${search.join('&')}` : ''}`;
}

const BOUNDARY = 'upround-boundary';
const formText = (body: Record<string, unknown>) =>
  Object.entries(body)
    .map(
      ([name, value]) =>
        `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${asText(value)}\r\n`,
    )
    .join('') + `--${BOUNDARY}--\r\n`;

describe('R17: any input gets an answer that is documented', () => {
  let server: TestServer;
  let calls: AnyCall[] = [];
  let known: string[] = [];
  let tokens: string[] = [];

  beforeAll(async () => {
    server = await startDemoServer();
    calls = server.modules.flatMap((module) => module.calls.map(({ call }) => call));
    const rows = await server.database.query<{ id: string; slug: string }>(
      '(select id, slug from people limit 10) union all (select id, slug from posts limit 10) union all (select id, slug from pods limit 3)',
    );
    known = [...rows.flatMap(({ id, slug }) => [id, slug]), 'nobody', 'a'.repeat(64)];
  }, 120_000);
  afterAll(() => server?.close());

  async function renewTokens(round: string) {
    const member = await server.signUpAs(`fuzz-${round}`);
    const restricted = await server.signUpAs(`fuzz-r-${round}`, { state: 'RESTRICTED' });
    tokens = ['', member.token, member.token, member.token, restricted.token, 'nonsense'];
  }

  it(`${TIMES} requests of every kind for each call`, async () => {
    // Calls that are left out of the documentation keep to what it would say.
    const all = calls.map((call) => ({ ...call, internal: false }));
    const document = openApiOf('Fuzz', all) as {
      paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
    };
    const wrong: string[] = [];
    for (const call of calls) {
      const random = seededRandom(`fuzz ${call.id}`);
      const { objectOf, odd } = requestsOf(random, known);
      const [params, query, body] = [call.params, call.query, call.body].map(inputSchema);
      const bodies = body?.anyOf ?? [body ?? {}];
      const documented =
        document.paths[`/${call.version}${call.path}`]?.[call.method.toLowerCase()]?.responses ??
        {};
      for (let time = 0; time < TIMES; time += 1) {
        if (time % 40 === 0) await renewTokens(`${call.id.replace('.', '-')}-${time}`);
        const url = addressOf(call, objectOf(params ?? {}, 0.1), objectOf(query ?? {}, 0.15));
        const form = call.bodyKind === 'form';
        const value = odd(0.05) ? random.pick(oddValues) : objectOf(random.pick(bodies), 0.15);
        const text = form ? formText((value ?? {}) as Record<string, unknown>) : asText(value);
        const payload = odd(0.03) ? text.slice(0, text.length / 2) : text;
        const sendsBody = call.method !== 'GET' && (call.body !== undefined || odd(0.1));
        const answer = await server.app.inject({
          method: call.method,
          url,
          headers: {
            'access-token': random.pick(tokens),
            ...(sendsBody
              ? {
                  'content-type': form
                    ? `multipart/form-data; boundary=${BOUNDARY}`
                    : 'application/json',
                }
              : {}),
            ...(odd(0.1)
              ? { 'idempotency-key': random.pick(['a', 'b', 'ä', '', 'x'.repeat(300)]) }
              : {}),
          },
          ...(sendsBody ? { payload } : {}),
        });
        const status = answer.statusCode;
        const failed = status >= 400 && !failureSchema.safeParse(answer.json()).success;
        // Without an id it is the address of a list, which has methods of its own.
        const isElsewhere = status === 405 && /\/(?:[/?]|$)/.test(url);
        if (status >= 500 || failed || !(String(status) in documented || isElsewhere)) {
          wrong.push(
            `${status} ${call.method} ${url} ${payload.slice(0, 300)} -> ${answer.body.slice(0, 200)}`,
          );
        }
      }
    }
    expect(wrong.slice(0, 20)).toEqual([]);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  }, 3_600_000);
});
