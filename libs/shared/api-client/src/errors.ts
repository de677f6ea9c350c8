import type { Failure } from '@upround/shared/contract-core';

/** One error of the API's answer. */
export type FailureEntry = Failure['errors'][number];

/** The API answered and refused. Decide by `status` and `code`, show `clientMessage`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** Stable UPPER_SNAKE word, for instance `RATE_LIMITED`. */
  readonly code: string;
  /** A sentence for people. */
  readonly clientMessage: string;
  /** The field at fault, as in `poll.options.0`. */
  readonly path: string | undefined;
  /** Every refusal of the answer; the first one is spread on the error itself. */
  readonly errors: readonly FailureEntry[];
  readonly requestId: string;
  /** Seconds to wait, from `Retry-After`. */
  readonly retryAfter: number | undefined;

  constructor(failure: Failure, retryAfter?: number) {
    const [first] = failure.errors;
    const code = first?.code ?? 'INTERNAL';
    super(`${failure.status} ${code} (${failure.requestId})`);
    this.status = failure.status;
    this.code = code;
    this.clientMessage = first?.clientMessage ?? '';
    this.path = first?.path;
    this.errors = failure.errors;
    this.requestId = failure.requestId;
    this.retryAfter = retryAfter;
  }
}

/** An admin switched off what the call is for: trying again soon is pointless. The API says so by the code's end. */
export const isSwitchedOff = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 503 && error.code.endsWith('_OFF');

/** No answer arrived: no connection, a timeout, or something between us that is not the API. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  /** The answer took too long, as opposed to no connection. */
  readonly timedOut: boolean;

  constructor({ timedOut = false, cause }: { timedOut?: boolean; cause?: unknown } = {}) {
    super(timedOut ? 'the API did not answer in time' : 'the API cannot be reached', { cause });
    this.timedOut = timedOut;
  }
}

/** The answer, or what was to be sent, does not fit the contract: a defect of ours. */
export class ContractError extends Error {
  override readonly name = 'ContractError';
  readonly callId: string;

  constructor(callId: string, reason: string, cause?: unknown) {
    super(`${callId}: ${reason}`, { cause });
    this.callId = callId;
  }
}
