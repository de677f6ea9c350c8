import type {
  AnyCall,
  CallDocs,
  ContractDocs,
  ErrorDefinition,
} from '@upround/shared/contract-core';
import { openApiOf } from '@upround/shared/server-kit';
import type { TestServer } from '@upround/shared/testing-server';
import { startDemoServer } from '../test/composed-server.fixtures';
import { answerValidator } from './json-validator.fixtures';

/** How long a description is, in characters. */
const LENGTH = { min: 50, max: 600 };
/** What a request gets that does not keep to the contract. */
const NOT_TAKEN = ['MALFORMED', 'INVALID_FIELD', 'METHOD_NOT_ALLOWED', 'UNSUPPORTED_MEDIA_TYPE'];

const key = ({ method, version, path }: AnyCall) => [`/${version}${path}`, method] as const;
const keysOf = (value: unknown) => Object.keys((value ?? {}) as object).sort();

describe('spec 7.10: the descriptions and examples of the published calls', () => {
  let server: TestServer;
  let calls: AnyCall[];
  let docs: ContractDocs[];
  let document: object;
  let docsOf: Map<AnyCall, CallDocs>;
  let whenOf: Map<ErrorDefinition, string>;
  let problemOf: ReturnType<typeof answerValidator>;

  beforeAll(async () => {
    server = await startDemoServer();
    calls = server.modules
      .flatMap((module) => module.calls.map(({ call }) => call))
      .filter(({ internal }) => !internal);
    docs = server.modules.flatMap((module) => module.docs ?? []);
    docsOf = new Map(docs.flatMap((one) => one.calls.map((each) => [each.call, each])));
    whenOf = new Map(docs.flatMap((one) => one.errors.map(({ error, when }) => [error, when])));
    document = openApiOf('Upround', calls, { docs });
    problemOf = answerValidator(document);
  }, 180_000);
  afterAll(() => server?.close());

  const documented = () =>
    calls.flatMap((call) => {
      const docs = docsOf.get(call);
      return docs === undefined ? [] : [{ call, docs }];
    });

  it('exist for each call, and for no other', () => {
    const missing = calls.filter((call) => !docsOf.has(call)).map(({ id }) => id);
    expect(missing).toEqual([]);
    const extra = [...docsOf.keys()].filter((call) => !calls.includes(call)).map(({ id }) => id);
    expect(extra).toEqual([]);
  });

  it('say in whole sentences what the summary does not', () => {
    const seen = new Set<string>();
    for (const { call, docs } of documented()) {
      const { description } = docs;
      expect([call.id, description.length >= LENGTH.min]).toEqual([call.id, true]);
      expect([call.id, description.length <= LENGTH.max]).toEqual([call.id, true]);
      expect([call.id, description]).toEqual([call.id, expect.stringMatching(/^[A-Z`].*[.]$/)]);
      expect([call.id, description]).not.toEqual([call.id, expect.stringContaining(call.summary)]);
      expect([call.id, seen.has(description)]).toEqual([call.id, false]);
      seen.add(description);
    }
  });

  it('say when each error of a call is answered', () => {
    for (const { id, errors } of calls) {
      for (const error of errors.filter(({ code }) => code !== 'LOGIN_REQUIRED')) {
        const when = whenOf.get(error);
        expect([id, error.code, when]).toEqual([
          id,
          error.code,
          expect.stringMatching(/^When .{10,}[.]$/),
        ]);
      }
    }
  });

  it('include what other slices contribute to a call', () => {
    const contributed = docs.flatMap((one) => one.contributed ?? []);
    expect(contributed.length).toBeGreaterThan(0);
    for (const { call, note, errors } of contributed) {
      expect(calls.map(({ id }) => id)).toContain(call);
      expect(JSON.stringify(document)).toContain(JSON.stringify(note).slice(1, -1));
      for (const error of errors)
        expect([error.code, whenOf.has(error)]).toEqual([error.code, true]);
    }
  });

  it('name the replacement of each deprecated field', () => {
    const text = JSON.stringify(document);
    for (const { name, use } of docs.flatMap((one) => one.deprecated ?? [])) {
      const marked = new RegExp(
        `"${name}":\\{[^{}]*"deprecated":true,"description":"Use \`(\\w+)\``,
      );
      expect([name, use]).toEqual([name, expect.arrayContaining([marked.exec(text)?.[1]])]);
    }
  });

  it('have a request that matches the call’s own schemas', () => {
    for (const { call, docs } of documented()) {
      for (const part of ['params', 'query', 'body'] as const) {
        const given = docs.input?.[part];
        expect([call.id, part, given === undefined]).toEqual([
          call.id,
          part,
          call[part] === undefined,
        ]);
        const problem = call[part]?.safeParse(given).error?.message;
        expect([call.id, part, problem]).toEqual([call.id, part, undefined]);
      }
    }
  });

  it('have an answer that matches the call’s own schema and the published one', () => {
    for (const { call, docs } of documented()) {
      if (call.response === undefined) {
        expect([call.id, docs.output]).toEqual([call.id, undefined]);
        continue;
      }
      expect([call.id, call.response.parse(docs.output)]).toEqual([call.id, docs.output]);
      // As it travels: what is undefined is not there.
      const sent: unknown = JSON.parse(JSON.stringify(docs.output));
      expect(problemOf(...key(call), call.status, sent)).toBeNull();
    }
  });

  it('are requests that the server accepts, with an answer that is documented', async () => {
    const wrong: string[] = [];
    for (const [at, { call, docs }] of documented().entries()) {
      const me = await server.signUpAs(`example-${at}`);
      const { raw, status, error } = await server.call(call, { ...docs.input } as never, {
        as: me,
      });
      const isBare = call.method === 'GET' && docs.input === undefined;
      // Examples leave files out.
      const isForFile = error?.path !== undefined && error.path in (call.files ?? {});
      if (NOT_TAKEN.includes(error?.code ?? '') && !isForFile)
        wrong.push(`${call.id}: ${raw.body}`);
      if (status === 204) continue;
      const problem = problemOf(...key(call), status, raw.json());
      if (problem !== null) wrong.push(problem);
      if (isBare && status === 200 && `${keysOf(raw.json())}` !== `${keysOf(docs.output)}`) {
        wrong.push(`${call.id}: ${keysOf(raw.json())}`);
      }
    }
    expect(wrong).toEqual([]);
  }, 120_000);
});
