import type { AnyCall, CallInput, CallOutput } from '@upround/shared/contract-core';
import { ApiError, NetworkError } from './errors';
import type { FetchWithProgress } from './fetch-with-progress';
import { createRefresher, type RefreshCall, type RefresherPorts } from './refresher';
import { addressOf, bodyOf } from './request';
import { errorOf, nameFailure, outputOf } from './response';
import { createTokenStore, type TokenStore } from './token-store';

export interface CallOptions {
  /** Ends the call from outside; it then rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
  /** Makes a write safe to repeat: the same key answers the first answer again. */
  idempotencyKey?: string | undefined;
  /** Milliseconds until NetworkError; 15 seconds by default, a minute for forms with files. */
  timeout?: number;
  /** Sends the guest token even when a member is signed in. */
  asGuest?: boolean;
  /** Called with the share of the body, from 0 to 1, that has been sent. */
  onProgress?: ((share: number) => void) | undefined;
}

export interface ApiSettings extends RefresherPorts {
  /** Origin of the API; empty for the page's own. */
  host: string;
  /** Sent while no one is signed in. */
  guestToken: string;
  fetch: typeof globalThis.fetch;
  /** Takes the place of `fetch` for a call that wants to know its progress. */
  fetchWithProgress: FetchWithProgress;
  /** Hold every answer against the contract (development and tests). */
  checkAnswers: boolean;
  /** How to get a new access token; without it an expired one is a plain refusal. */
  refresh: RefreshCall;
  /** Whether a session exists of which this tab has no token yet; its first call then gets one. */
  isSessionLikely: () => boolean;
}

export interface ApiClient {
  /**
   * Makes a call of the contract.
   *
   * @param call its definition
   * @param input `{ params, query, body, files }` as the call names them
   * @returns what the call answers
   * @throws ApiError when the API refused, NetworkError when it did not answer, ContractError
   *   when the answer is not what the contract promises
   */
  call<Call extends AnyCall>(
    call: Call,
    input: CallInput<Call>,
    options?: CallOptions,
  ): Promise<CallOutput<Call>>;
  /**
   * Fetches a file that only some may have, such as a résumé, with the token of who is signed in.
   *
   * @param path on the API's host, as a record of a call names it
   * @throws ApiError when the API refused, NetworkError when it did not answer
   */
  fetchFile(path: string, options?: Pick<CallOptions, 'signal' | 'timeout'>): Promise<Blob>;
  configure(settings: Partial<ApiSettings>): void;
  readonly token: TokenStore;
  /** A usable access token of the signed-in person (at once, or after a refresh), or null. */
  signedInToken(): Promise<string | null>;
  /**
   * An access token other than the one in use; null once the session is over. @throws when the API could not be asked
   */
  renewedToken(): Promise<string | null>;
  /** Called when another member, or no one, is signed in: pending calls of the former member fail when they arrive. */
  changePerson(): void;
}

const TIMEOUT = 15_000;
const FORM_TIMEOUT = 60_000;

/** The one place that knows by which words the API says that the access token is too old. */
function isExpired(error: unknown): error is ApiError {
  return error instanceof ApiError && error.clientMessage === 'jwt expired';
}

export function createApiClient(given: Partial<ApiSettings> = {}): ApiClient {
  const token = createTokenStore();
  let settings: ApiSettings = {
    host: '',
    guestToken: '',
    fetch: (...parameters) => globalThis.fetch(...parameters),
    // Few visits send a file.
    fetchWithProgress: (...parameters) =>
      import('./fetch-with-progress').then((module) => module.fetchWithProgress(...parameters)),
    checkAnswers: false,
    refresh: () => Promise.resolve(null),
    isSessionLikely: () => false,
    ...given,
  };
  let refresh = createRefresher(token, () => settings.refresh(), settings);
  /** Counts the people of this page. */
  let person = 0;

  /** Turns what goes wrong on the way into the errors that callers know. */
  async function guarded<Answer>(
    { signal: given, timeout: limit = TIMEOUT }: CallOptions,
    work: (signal: AbortSignal) => Promise<Answer>,
  ): Promise<Answer> {
    const timeout = AbortSignal.timeout(limit);
    try {
      return await work(given === undefined ? timeout : AbortSignal.any([given, timeout]));
    } catch (error) {
      if (given?.aborted === true) throw given.reason;
      if (timeout.aborted) throw new NetworkError({ timedOut: true, cause: error });
      throw error instanceof TypeError ? new NetworkError({ cause: error }) : error;
    }
  }

  async function send(call: AnyCall, input: unknown, bearer: string, options: CallOptions) {
    const { body, contentType } = bodyOf(call, input);
    const headers: Record<string, string> = {};
    if (bearer !== '') headers['Access-Token'] = bearer;
    if (contentType !== undefined) headers['Content-Type'] = contentType;
    if (options.idempotencyKey !== undefined) headers['Idempotency-Key'] = options.idempotencyKey;
    const limit = call.bodyKind === 'form' ? { timeout: FORM_TIMEOUT } : {};
    let statusText = '';
    try {
      return await guarded({ ...limit, ...options }, async (signal) => {
        const address = settings.host + addressOf(call, input);
        const init: RequestInit = {
          method: call.method,
          headers,
          signal,
          // The refresh cookie travels only with the calls that need it.
          credentials: settings.host === '' ? 'same-origin' : 'include',
          ...(body === undefined ? {} : { body }),
        };
        const response = await (options.onProgress === undefined
          ? settings.fetch(address, init)
          : settings.fetchWithProgress(address, init, options.onProgress));
        statusText = response.statusText;
        if (!response.ok) throw await errorOf(response);
        return outputOf(call, response, settings.checkAnswers);
      });
    } catch (error) {
      if (options.signal?.aborted === true) throw error;
      throw nameFailure(call, error, statusText);
    }
  }

  const fileWith = (path: string, bearer: string, options: CallOptions) =>
    guarded(options, async (signal) => {
      const headers: Record<string, string> = bearer === '' ? {} : { 'Access-Token': bearer };
      const response = await settings.fetch(settings.host + path, { headers, signal });
      if (!response.ok) throw await errorOf(response);
      return response.blob();
    });

  async function signedInToken(): Promise<string | null> {
    const known = token.get();
    if (known !== undefined) return known;
    return settings.isSessionLikely() ? refresh(undefined) : null;
  }

  async function perform(call: AnyCall, input: unknown, options: CallOptions): Promise<unknown> {
    const asked = person;
    const answer =
      options.asGuest === true || call.access === 'refresh'
        ? await send(call, input, settings.guestToken, options)
        : await withToken((bearer) => send(call, input, bearer, options));
    // A read for one person must not end up on the page of the next. What was written is written.
    if (call.method === 'GET' && asked !== person)
      throw new NetworkError({ cause: 'another person' });
    return answer;
  }

  /** Tries once more with a new token where the one in use is too old. */
  async function withToken<Answer>(work: (bearer: string) => Promise<Answer>): Promise<Answer> {
    const bearer = await signedInToken();
    try {
      return await work(bearer ?? settings.guestToken);
    } catch (error) {
      if (bearer === null || !isExpired(error)) throw error;
      const renewed = await refresh(bearer);
      if (renewed === null) throw error;
      return work(renewed);
    }
  }

  return {
    call: (call, input, options = {}) =>
      perform(call, input, options) as Promise<CallOutput<typeof call>>,
    fetchFile: (path, options = {}) =>
      withToken((bearer) => fileWith(path, bearer, { timeout: FORM_TIMEOUT, ...options })),
    configure(change) {
      settings = { ...settings, ...change };
      if ('locks' in change || 'channel' in change) {
        refresh = createRefresher(token, () => settings.refresh(), settings);
      }
    },
    token,
    signedInToken,
    changePerson: () => void (person += 1),
    renewedToken: () => (settings.isSessionLikely() ? refresh(token.get()) : Promise.resolve(null)),
  };
}

/** The client of the running app; `main.tsx` configures it from the runtime config. */
export const api: ApiClient = /* @__PURE__ */ createApiClient();
