import {
  coreErrors,
  type AnyCall,
  type CallInput,
  type CallOutput,
  type HandlerInput,
} from '@upround/shared/contract-core';
import { paramsFor, receive, type ReceivedRequest } from './received-request';
import { refuse, Refusal } from './refusal';

export interface FakeRequest {
  /** The `Access-Token` that came with the call. */
  token: string | null;
  idempotencyKey: string | null;
}

export type FakeHandler<Call extends AnyCall> = (
  input: FakeInput<Call>,
  request: FakeRequest,
) => CallOutput<Call> | Promise<CallOutput<Call>>;

/** As on the server, but files are the browser's own. */
export type FakeInput<Call extends AnyCall> = Omit<HandlerInput<Call>, 'files'> &
  Pick<CallInput<Call>, Extract<'files', keyof CallInput<Call>>>;

export interface FakeApi {
  /** Answers a call; a second handler for the same call takes the place of the first. */
  on<Call extends AnyCall>(call: Call, handler: FakeHandler<Call>): FakeApi;
  /** Every input with which a call was made so far, oldest first. */
  received<Call extends AnyCall>(call: Call): FakeInput<Call>[];
  /** The headers of every such call. */
  requests(call: AnyCall): FakeRequest[];
  /** Holds back the answers to a call until the returned function is called. */
  pause(call: AnyCall): () => void;
  /** Serves a file, as for `api.fetchFile`; null for one that is gone. */
  file(path: string, content: Blob | null): FakeApi;
  /** From now on nothing is answered, as without a connection; `false` mends it. */
  disconnect(isOff?: boolean): void;
  readonly fetch: typeof globalThis.fetch;
}

interface Entry {
  call: AnyCall;
  handler: (input: unknown, request: FakeRequest) => unknown;
  inputs: unknown[];
  requests: FakeRequest[];
  gate: Promise<void>;
}

const problems: Error[] = [];

/** Fails a test that broke a contract, even where the screen under test swallowed the error. */
export function checkContractProblems(): void {
  const [problem] = problems.splice(0);
  if (problem !== undefined) throw problem;
}

function report(message: string): Error {
  const problem = new Error(message);
  problems.push(problem);
  return problem;
}

/** Switches of a query travel as words and lists with commas; the server knows them by the call's schema. */
function parsePart(schema: NonNullable<AnyCall['query']>, part: unknown) {
  const parsed = schema.safeParse(part);
  if (parsed.success) return parsed;
  const { issues } = parsed.error;
  const refused = new Set(issues.map(({ path }) => path.join('.')));
  const lists = new Set(
    issues.flatMap((issue) =>
      'expected' in issue && issue.expected === 'array' ? [issue.path.join('.')] : [],
    ),
  );
  const words = new Map<unknown, boolean>([
    ['true', true],
    ['false', false],
  ]);
  const entries = Object.entries((part ?? {}) as Record<string, unknown>);
  const switched = entries.map(([name, value]) => {
    if (!refused.has(name)) return [name, value];
    return [name, lists.has(name) ? String(value).split(',') : (words.get(value) ?? value)];
  });
  const again = schema.safeParse(Object.fromEntries(switched));
  return again.success ? again : parsed;
}

function parseInput(call: AnyCall, request: ReceivedRequest, params: object) {
  const input: Record<string, unknown> = {};
  const parts = { params, query: request.query, body: request.body };
  for (const name of ['params', 'query', 'body'] as const) {
    const schema = call[name];
    if (schema === undefined) continue;
    const parsed = parsePart(schema, parts[name]);
    if (!parsed.success) {
      const path = parsed.error.issues[0]?.path.join('.') ?? '';
      throw refuse(coreErrors.INVALID_FIELD, { path });
    }
    input[name] = parsed.data;
  }
  if (call.files !== undefined) input['files'] = request.files ?? {};
  return input;
}

function answer(call: AnyCall, output: unknown): Response {
  if (call.response === undefined) return new Response(null, { status: 204 });
  const parsed = call.response.safeParse(output);
  if (!parsed.success) {
    throw report(
      `The fake answer to ${call.id} does not fit its contract: ${parsed.error.message}`,
    );
  }
  return Response.json(parsed.data, { status: call.status });
}

/**
 * An API in memory made from contracts, for tests of screens. What the screen sends and what the
 * handlers answer are both held against the call's schemas, as strictly as on the server.
 *
 *     const fake = fakeApi().on(readFeed, () => segment([aPost()]));
 *     renderScreen(<HomeScreen />, { api: fake });
 */
export function fakeApi(): FakeApi {
  const entries = new Map<string, Entry>();
  const files = new Map<string, Blob | null>();
  let isOff = false;

  const entryOf = (call: AnyCall): Entry => {
    const entry = entries.get(call.id);
    if (entry === undefined) throw new Error(`No handler for ${call.id}`);
    return entry;
  };

  function find(request: ReceivedRequest) {
    const fitting = [...entries.values()].flatMap((entry) => {
      const params = paramsFor(entry.call, request);
      return params === undefined ? [] : [{ entry, params }];
    });
    fitting.sort((a, b) => b.entry.call.selectedBy.length - a.entry.call.selectedBy.length);
    return fitting[0];
  }

  async function respond(request: ReceivedRequest): Promise<Response> {
    const file = files.get(request.path);
    if (file === null) throw refuse(coreErrors.NOT_FOUND);
    if (file !== undefined) return new Response(file);
    const found = find(request);
    if (found === undefined) {
      throw report(`No handler for ${request.method} ${request.path}`);
    }
    const { entry, params } = found;
    const { token, idempotencyKey } = request;
    try {
      const input = parseInput(entry.call, request, params);
      entry.inputs.push(input);
      entry.requests.push({ token, idempotencyKey });
      await entry.gate;
      return answer(entry.call, await entry.handler(input, { token, idempotencyKey }));
    } catch (error) {
      if (error instanceof Refusal) return error.toResponse();
      throw error;
    }
  }

  const fake: FakeApi = {
    on(call, handler) {
      entries.set(call.id, {
        call,
        handler: handler as Entry['handler'],
        inputs: entries.get(call.id)?.inputs ?? [],
        requests: entries.get(call.id)?.requests ?? [],
        gate: Promise.resolve(),
      });
      return fake;
    },
    received: (call) => entryOf(call).inputs as FakeInput<typeof call>[],
    requests: (call) => entryOf(call).requests,
    pause(call) {
      let open: () => void = () => undefined;
      entryOf(call).gate = new Promise((resolve) => {
        open = resolve;
      });
      return () => open();
    },
    file(path, content) {
      files.set(path, content);
      return fake;
    },
    disconnect(off = true) {
      isOff = off;
    },
    fetch: async (input, init) => {
      init?.signal?.throwIfAborted();
      if (isOff) throw new TypeError('Failed to fetch');
      const response = await respond(receive(input, init));
      init?.signal?.throwIfAborted();
      return response;
    },
  };
  return fake;
}
