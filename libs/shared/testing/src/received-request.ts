import type { AnyCall } from '@upround/shared/contract-core';

/** A request as the fake API got it, before any schema has seen it. */
export interface ReceivedRequest {
  method: string;
  path: string;
  query: Record<string, string>;
  body: unknown;
  files: Record<string, File[]> | undefined;
  token: string | null;
  idempotencyKey: string | null;
}

/** Lists, records and switches travel in a form as JSON text; the server knows them by the call's schema. */
function fieldValue(text: string): unknown {
  if (!/^(?:[[{]|(?:true|false)$)/.test(text)) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function readForm(form: FormData) {
  const body: Record<string, unknown> = {};
  const files: Record<string, File[]> = {};
  for (const [name, value] of form) {
    if (typeof value === 'string') body[name] = fieldValue(value);
    else (files[name] ??= []).push(value);
  }
  return { body, files };
}

export function receive(input: RequestInfo | URL, init: RequestInit = {}): ReceivedRequest {
  const address = input instanceof Request ? input.url : String(input);
  const url = new URL(address, 'http://localhost');
  const headers = new Headers(init.headers);
  const form = init.body instanceof FormData ? readForm(init.body) : undefined;
  const json = typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined;
  return {
    method: init.method ?? 'GET',
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    body: form?.body ?? json,
    files: form?.files,
    token: headers.get('access-token'),
    idempotencyKey: headers.get('idempotency-key'),
  };
}

/** The parameters of the path when the call's method and path fit, otherwise undefined. */
export function paramsFor(call: AnyCall, request: ReceivedRequest) {
  if (call.method !== request.method) return undefined;
  const pattern = `/${call.version}${call.path}`
    .split('/')
    .map((part) => part.replace(/^\{(\w+)\}$/, '(?<$1>[^/]+)'))
    .join('/');
  const match = new RegExp(`^${pattern}/?$`).exec(request.path);
  if (match === null) return undefined;
  if (!call.selectedBy.every((name) => name in request.query)) return undefined;
  return Object.fromEntries(
    Object.entries(match.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]),
  );
}
