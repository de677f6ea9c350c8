import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod/mini';
import { ProviderError } from '../payment-provider';

/** What talking to Razorpay takes. */
export interface RazorpayClientOptions {
  keyId: string;
  keySecret: string;
  /** Another host than Razorpay's, for tests. */
  endpoint?: string | undefined;
  /** How long one request may take. */
  timeoutMs?: number | undefined;
  /** Hears why a request failed; ids and codes only. */
  onError(details: object): void;
}

/** Razorpay understood the request and refused it; asking again won't help. */
export class RazorpayRefusal extends ProviderError {
  constructor(
    request: string,
    readonly status: number,
    readonly code: string,
    /** It knows no record with this id. */
    readonly isUnknown: boolean,
  ) {
    super(`Razorpay refused ${request} with ${status} ${code}.`);
  }
}

type Query = Readonly<Record<string, string | number>>;
interface Sent {
  method: 'GET' | 'POST';
  path: string;
  query?: Query;
  body?: object;
  headers?: Readonly<Record<string, string>>;
  /** A second request has no second effect. */
  isSafe: boolean;
}
interface PostOptions {
  isSafe?: boolean;
  headers?: Readonly<Record<string, string>>;
}

/** The few kinds of requests that the adapter sends. */
export interface RazorpayClient {
  /** @returns null where there is no such record */
  find<Shape extends z.ZodMiniType>(shape: Shape, path: string): Promise<z.output<Shape> | null>;
  list<Shape extends z.ZodMiniType>(
    shape: Shape,
    path: string,
    query?: Query,
  ): Promise<z.output<Shape>>;
  post<Shape extends z.ZodMiniType>(
    shape: Shape,
    path: string,
    body: object,
    options?: PostOptions,
  ): Promise<z.output<Shape>>;
}

const ENDPOINT = 'https://api.razorpay.com';
const TIMEOUT_MS = 5_000;
const TRIES = 3;
const BACK_OFF_MS = 100;
/** A conflict says that the same request is under way. */
const TRY_AGAIN = new Set([409, 429, 500, 502, 503, 504]);

const errorSchema = z.object({
  error: z.object({
    code: z.catch(z.string(), 'UNKNOWN'),
    description: z.catch(z.string(), ''),
  }),
});
const UNKNOWN_ID = /does not exist/i;

type Outcome = { body: unknown } | { error: ProviderError; mayRetry: boolean };

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads what a failed request was answered with. The description may quote what was sent: it is not passed on. */
function refusalOf(request: string, status: number, body: unknown): Outcome {
  const parsed = errorSchema.safeParse(body);
  const isRefusal = status >= 400 && status < 500 && status !== 429 && status !== 409;
  if (!isRefusal || !parsed.success || status === 401 || status === 403) {
    const error = new ProviderError(`Razorpay answered ${status} to ${request}.`);
    return { error, mayRetry: TRY_AGAIN.has(status) };
  }
  const { code, description } = parsed.data.error;
  const isUnknown = UNKNOWN_ID.test(description);
  return { error: new RazorpayRefusal(request, status, code, isUnknown), mayRetry: false };
}

/** A client with timeouts, which retries what may be retried. */
export function createRazorpayClient(options: RazorpayClientOptions): RazorpayClient {
  const { keyId, keySecret, onError, endpoint = ENDPOINT, timeoutMs = TIMEOUT_MS } = options;
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;

  async function once({ method, path, query, body, headers }: Sent): Promise<Outcome> {
    const request = `${method} ${path}`;
    const url = new URL(path, endpoint);
    for (const [name, value] of Object.entries(query ?? {}))
      url.searchParams.set(name, String(value));
    const trace = randomUUID();
    try {
      const answer = await fetch(url, {
        method,
        headers: {
          authorization,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const parsed = parse(await answer.text());
      if (answer.ok) return { body: parsed };
      const outcome = refusalOf(request, answer.status, parsed);
      if (!('error' in outcome && outcome.error instanceof RazorpayRefusal)) {
        onError({ trace, request, status: answer.status });
      }
      return outcome;
    } catch (error) {
      // The cause may hold the address with its query, so only its name is passed on.
      const reason = error instanceof Error ? error.name : 'unknown';
      onError({ trace, request, reason });
      return {
        error: new ProviderError(`Razorpay didn’t answer ${request}: ${reason}.`),
        mayRetry: true,
      };
    }
  }

  async function ask<Shape extends z.ZodMiniType>(
    shape: Shape,
    sent: Sent,
  ): Promise<z.output<Shape>> {
    const until = Date.now() + timeoutMs;
    for (let attempt = 1; ; attempt += 1) {
      const outcome = await once(sent);
      if (!('error' in outcome)) {
        const parsed = shape.safeParse(outcome.body);
        if (parsed.success) return parsed.data;
        const request = `${sent.method} ${sent.path}`;
        onError({ request, reason: 'UNREADABLE' });
        throw new ProviderError(`Razorpay’s answer to ${request} couldn’t be read.`);
      }
      // After a timeout somebody has waited long enough.
      const isLast = attempt === TRIES || Date.now() >= until;
      if (!outcome.mayRetry || !sent.isSafe || isLast) throw outcome.error;
      await pause(BACK_OFF_MS * 2 ** attempt);
    }
  }

  return {
    async find(shape, path) {
      try {
        return await ask(shape, { method: 'GET', path, isSafe: true });
      } catch (error) {
        if (error instanceof RazorpayRefusal && error.isUnknown) return null;
        throw error;
      }
    },
    list: (shape, path, query = {}) => ask(shape, { method: 'GET', path, query, isSafe: true }),
    post: (shape, path, body, { isSafe = false, headers = {} } = {}) =>
      ask(shape, { method: 'POST', path, body, isSafe, headers }),
  };
}
