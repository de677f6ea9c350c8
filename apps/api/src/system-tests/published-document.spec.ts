import { signIn } from '@upround/account/contract';
import { readFeed } from '@upround/feed/contract';
import type { AnyCall, CallDocs } from '@upround/shared/contract-core';
import { registerDocs, type ApiModule } from '@upround/shared/server-kit';
import type { TestServer } from '@upround/shared/testing-server';
import { recordActivity } from '@upround/social/contract';
import { startDemoServer } from '../test/composed-server.fixtures';
import { answerValidator, schemaProblem } from './json-validator.fixtures';
import { knownRecords, publicInputs } from './public-inputs.fixtures';
import { listedRecords, needServices, readingInputs } from './published-inputs.fixtures';
import type { DemoViewer, ReadingInput } from './published-inputs.fixtures';

interface Operation {
  parameters: { name: string; in: string; required: boolean }[];
  responses: Record<string, { $ref?: string }>;
}

interface Document {
  servers: { url: string }[];
  components: {
    responses: Record<string, { headers?: object }>;
    securitySchemes: { refreshCookie: { name: string } };
  };
  paths: Record<string, Record<string, Operation>>;
}

describe('spec 7.1: the published document', () => {
  let server: TestServer;
  let calls: AnyCall[];
  let modules: readonly ApiModule[];
  let examples: Map<string, CallDocs>;
  let document: Document;
  let problemOf: ReturnType<typeof answerValidator>;
  const tokens: Partial<Record<DemoViewer, string>> = {};

  beforeAll(async () => {
    server = await startDemoServer({}, (app, _ground, composed) => {
      modules = composed.modules;
      calls = modules
        .flatMap((module) => module.calls.map(({ call }) => call))
        .filter(({ internal }) => !internal);
      const docs = modules.flatMap((module) => module.docs ?? []);
      examples = new Map(docs.flatMap((one) => one.calls.map((each) => [each.call.id, each])));
      registerDocs(app, { title: 'Upround', calls, docs });
    });
    document = (await server.app.inject('/docs/openapi.json')).json();
    problemOf = answerValidator(document);
    for (const name of ['founder', 'investor', 'recruiter', 'candidate', 'admin'] as const) {
      const body = { email: `${name}@upround.test`, password: 'upround-demo' };
      tokens[name] = (await server.call(signIn, { body })).body.token;
    }
  }, 180_000);
  afterAll(() => server?.close());

  /** The call's own example, for one that needs no record of the demo, or one that is listed. */
  const exampleInput = ({ id, access }: AnyCall): ReadingInput => ({
    ...(access === 'member' ? { as: 'founder' } : {}),
    query: (examples.get(id)?.input?.query ?? {}) as Record<string, string>,
  });

  const operations = () =>
    Object.values(document.paths).flatMap((methods) => Object.values(methods));

  it('describes the answer of every call that reads', async () => {
    const reading = calls.filter(
      ({ id, method }) => method === 'GET' && !needServices.includes(id),
    );
    const open = publicInputs(await knownRecords(server.db));
    const inputs = await readingInputs(server.db);
    const listed = await listedRecords(server.db, modules);
    const wrong: string[] = [];
    for (const call of reading) {
      const { id, cheap } = open[call.id] ?? {};
      const input = inputs[call.id] ?? (cheap && { id, query: cheap }) ?? exampleInput(call);
      const names = [input.id ?? listed.get(call.id) ?? ''].flat();
      const path = call.path.replace(/\{\w+\}/g, () => names.shift() ?? '');
      const url = `/${call.version}${path}?${new URLSearchParams(input.query).toString()}`;
      const token = input.as === undefined ? undefined : tokens[input.as];
      const headers = token === undefined ? {} : { 'access-token': token };
      const answer = await server.app.inject({ url, headers });
      const published = `/${call.version}${call.path}`;
      const problem = problemOf(published, 'GET', answer.statusCode, answer.json());
      if (answer.statusCode !== 200) wrong.push(`${call.id}: ${answer.statusCode} ${answer.body}`);
      if (problem !== null) wrong.push(`${call.id}: ${problem}`);
    }
    expect(wrong).toEqual([]);
  }, 120_000);

  it('spec 8.1: describes an error with details, such as that of a second vote', async () => {
    const me = await server.signUpAs('second-voter');
    const [poll] = await server.database.query<{ id: string; options: string[] }>(
      `select id, array(select o ->> 'id' from jsonb_array_elements(poll_options) o) as options
       from posts where poll_ends_at > now() and state = 'ACTIVE' and kind = 'POLL' limit 1`,
    );
    const vote = (selection: string | undefined) =>
      server.call(
        recordActivity,
        {
          body: {
            referenceType: 'POST',
            referenceId: poll?.id ?? '',
            state: 'ATTEMPTED',
            selection: selection ?? '',
          },
        },
        { as: me },
      );
    expect((await vote(poll?.options[0])).status).toBe(200);
    const { status, raw } = await vote(poll?.options[1]);
    expect([status, raw.json().errors[0].details]).toEqual([
      409,
      { selection: [poll?.options[0]] },
    ]);
    expect(problemOf('/v1/activity', 'POST', status, raw.json())).toBeNull();
  });

  it('spec 8.2: says for every call that 405 has Allow, and that headers have a limit', async () => {
    for (const { responses } of operations()) {
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(['405', '431']));
      const [, name = ''] =
        /^#\/components\/responses\/(.+)$/.exec(responses['405']?.$ref ?? '') ?? [];
      expect(document.components.responses[name]?.headers).toHaveProperty('Allow');
    }
    const { version, path } = readFeed;
    const answer = await server.app.inject({ method: 'PUT', url: `/${version}${path}` });
    expect([answer.statusCode, answer.headers.allow]).toEqual([
      405,
      expect.stringContaining('GET'),
    ]);
    expect(problemOf(`/${version}${path}`, 'GET', 405, answer.json())).toBeNull();
  });

  it('requires no parameter that one of the calls with the same path does not need', () => {
    for (const [path, methods] of Object.entries(document.paths)) {
      for (const [method, { parameters }] of Object.entries(methods)) {
        const sharing = calls.filter(
          (call) => `/${call.version}${call.path}` === path && call.method.toLowerCase() === method,
        );
        for (const { name, in: place, required } of parameters) {
          const isNeeded = sharing.every(({ params, query }) => {
            const schema = place === 'path' ? params : query;
            const issues = schema?.safeParse({}).error?.issues ?? [];
            return issues.some((issue) => issue.path[0] === name);
          });
          expect([path, method, name, required]).toEqual([path, method, name, isNeeded]);
        }
      }
    }
  });

  it('names the server that answers, and the cookie that refreshes', async () => {
    expect(document.servers).toEqual([{ url: '/' }]);
    const body = { email: 'founder@upround.test', password: 'upround-demo' };
    const { raw } = await server.call(signIn, { body });
    const { refreshCookie } = document.components.securitySchemes;
    expect(raw.cookies.map(({ name }) => name)).toContain(refreshCookie.name);
  });

  it('uses the OpenAPI 3.1 dialect in every schema', () => {
    const found: string[] = [];
    const look = (node: unknown, place: string): void => {
      if (typeof node !== 'object' || node === null) return;
      for (const [name, value] of Object.entries(node)) {
        if (name === 'examples') continue;
        const problem = name === 'schema' ? schemaProblem(value as object) : null;
        if (problem !== null) found.push(`${place}.${name}: ${problem}`);
        look(value, `${place}.${name}`);
      }
    };
    look(document, '');
    expect(found).toEqual([]);
  });
});
