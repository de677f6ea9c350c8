import type { AnyCall, CallInput, CallOutput, Failure } from '@upround/shared/contract-core';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

/** An answer as a test reads it. */
export interface TestAnswer<Call extends AnyCall> {
  status: number;
  /** The body of a success; undefined for 204 and for a refusal. */
  body: CallOutput<Call>;
  /** The first line of a refusal. */
  error: Failure['errors'][number] | undefined;
  headers: LightMyRequestResponse['headers'];
  raw: LightMyRequestResponse;
}

/** Who makes a call and how. */
export interface CallOptions {
  /** An access token or a member; undefined for a guest. */
  as?: { token: string } | string | undefined;
  headers?: Record<string, string>;
  cookies?: Record<string, string>;
  remoteAddress?: string;
}

interface LooseInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  files?: Record<string, readonly Blob[]>;
}

function urlOf(call: AnyCall, { params = {}, query = {} }: LooseInput): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined)
      search.set(name, Array.isArray(value) ? value.join(',') : String(value));
  }
  const text = search.toString();
  return `/${call.version}${path}${text === '' ? '' : `?${text}`}`;
}

async function formOf({ body = {}, files = {} }: LooseInput) {
  const form = new FormData();
  for (const [name, value] of Object.entries(body as Record<string, unknown>)) {
    if (value === undefined) continue;
    form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  for (const [name, list] of Object.entries(files)) {
    for (const [at, file] of list.entries()) form.append(name, file, `${name}-${at}`);
  }
  const encoded = new Response(form);
  return {
    payload: Buffer.from(await encoded.arrayBuffer()),
    type: encoded.headers.get('content-type') ?? '',
  };
}

const JSON_TYPE = 'application/json';

async function payloadOf(call: AnyCall, input: LooseInput) {
  if (call.bodyKind === 'form') return formOf(input);
  return input.body === undefined ? null : { payload: JSON.stringify(input.body), type: JSON_TYPE };
}

/** Makes a call of a contract over `inject`, typed by it. */
export async function makeCall<Call extends AnyCall>(
  app: FastifyInstance,
  call: Call,
  input: CallInput<Call>,
  { as, headers = {}, cookies, remoteAddress }: CallOptions = {},
): Promise<TestAnswer<Call>> {
  const loose = input as LooseInput;
  const token = typeof as === 'object' ? as.token : as;
  const sent = await payloadOf(call, loose);
  const raw = await app.inject({
    method: call.method,
    url: urlOf(call, loose),
    headers: {
      ...(token === undefined ? {} : { 'access-token': token }),
      ...(sent === null ? {} : { 'content-type': sent.type }),
      ...headers,
    },
    ...(sent === null ? {} : { payload: sent.payload }),
    ...(cookies === undefined ? {} : { cookies }),
    ...(remoteAddress === undefined ? {} : { remoteAddress }),
  });
  const parsed: unknown = raw.body === '' ? undefined : raw.json();
  const failed = raw.statusCode >= 400;
  return {
    status: raw.statusCode,
    body: (failed ? undefined : parsed) as CallOutput<Call>,
    error: failed ? (parsed as Failure | undefined)?.errors[0] : undefined,
    headers: raw.headers,
    raw,
  };
}
