import type { AnyCall, CallInput, CallOutput } from '@upround/shared/contract-core';
import { ApiError, NetworkError } from './errors';
import { createRefresher, type RefreshCall, type RefresherPorts } from './refresher';
import { addressOf, bodyOf } from './request';
import { errorOf, nameFailure, outputOf } from './response';
import { createTokenBox, type TokenBox } from './token-box';

export interface CallOptions {
  /** Ends the call from outside; it then rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
  /** Makes a write safe to repeat: the same key answers the first answer again. */
  idempotencyKey?: string | undefined;
  /** Milliseconds until NetworkError; 15 seconds unless said, a minute for forms with files. */
  timeout?: number;
  /** Send the guest token even when somebody is signed in. */
  asGuest?: boolean;
}

export interface ApiSettings extends RefresherPorts {
  /** Origin of the API; empty for the page's own. */
  host: string;
  /** Sent while nobody is signed in. */
  guestToken: string;
  fetch: typeof globalThis.fetch;
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
  configure(settings: Partial<ApiSettings>): void;
  readonly token: TokenBox;
  /** A usable access token of the signed-in person (at once, or after a refresh), or null. */
  signedInToken(): Promise<string | null>;
  /** An access token other than the one in use; null once the session is over. @throws when the API could not be asked */
  renewedToken(): Promise<string | null>;
  /** Somebody else is signed in, or nobody: what was asked for them and is under way is refused when it arrives. */
  changePerson(): void;
}

const TIMEOUT = 15_000;
const FORM_TIMEOUT = 60_000;

/** The one place that knows by which words the API says that the access token is too old. */
function isExpired(error: unknown): error is ApiError {
  return error instanceof ApiError && error.clientMessage === 'jwt expired';
}

export function createApiClient(given: Partial<ApiSettings> = {}): ApiClient {
  const token = createTokenBox();
  let settings: ApiSettings = {
    host: '',
    guestToken: '',
    fetch: (...parameters) => globalThis.fetch(...parameters),
    checkAnswers: false,
    refresh: () => Promise.resolve(null),
    isSessionLikely: () => false,
    ...given,
  };
  let refresh = createRefresher(token, () => settings.refresh(), settings);
  /** Counts the people of this page. */
  let person = 0;

  async function send(call: AnyCall, input: unknown, bearer: string, options: CallOptions) {
    const { body, contentType } = bodyOf(call, input);
    const timeout = AbortSignal.timeout(
      options.timeout ?? (call.bodyKind === 'form' ? FORM_TIMEOUT : TIMEOUT),
    );
    const signal =
      options.signal === undefined ? timeout : AbortSignal.any([options.signal, timeout]);
    const headers: Record<string, string> = {};
    if (bearer !== '') headers['Access-Token'] = bearer;
    if (contentType !== undefined) headers['Content-Type'] = contentType;
    if (options.idempotencyKey !== undefined) headers['Idempotency-Key'] = options.idempotencyKey;
    let statusText = '';
    try {
      const response = await settings.fetch(settings.host + addressOf(call, input), {
        method: call.method,
        headers,
        signal,
        // The refresh cookie travels only with the calls that need it.
        credentials: settings.host === '' ? 'same-origin' : 'include',
        ...(body === undefined ? {} : { body }),
      });
      statusText = response.statusText;
      if (!response.ok) throw await errorOf(response);
      return await outputOf(call, response, settings.checkAnswers);
    } catch (error) {
      if (options.signal?.aborted === true) throw options.signal.reason;
      const failure = timeout.aborted
        ? new NetworkError({ timedOut: true, cause: error })
        : error instanceof TypeError
          ? new NetworkError({ cause: error })
          : error;
      throw nameFailure(call, failure, statusText);
    }
  }

  async function signedInToken(): Promise<string | null> {
    const known = token.get();
    if (known !== undefined) return known;
    return settings.isSessionLikely() ? refresh(undefined) : null;
  }

  async function perform(call: AnyCall, input: unknown, options: CallOptions): Promise<unknown> {
    const asked = person;
    const answer = await ask(call, input, options);
    // A read for one person must not end up on the page of the next. What was written is written.
    if (call.method === 'GET' && asked !== person)
      throw new NetworkError({ cause: 'another person' });
    return answer;
  }

  async function ask(call: AnyCall, input: unknown, options: CallOptions): Promise<unknown> {
    if (options.asGuest === true || call.access === 'refresh') {
      return send(call, input, settings.guestToken, options);
    }
    const bearer = await signedInToken();
    try {
      return await send(call, input, bearer ?? settings.guestToken, options);
    } catch (error) {
      if (bearer === null || !isExpired(error)) throw error;
      const renewed = await refresh(bearer);
      if (renewed === null) throw error;
      return send(call, input, renewed, options);
    }
  }

  return {
    call: (call, input, options = {}) =>
      perform(call, input, options) as Promise<CallOutput<typeof call>>,
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
