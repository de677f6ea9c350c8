import type { AnyCall, Failure } from '@upround/shared/contract-core';
import { ApiError, ContractError, NetworkError } from './errors';

function retryAfterOf(response: Response): number | undefined {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds : undefined;
}

/** Whether a body is the contract's error; checked by hand, so that pages need no schema library. */
function isFailure(body: unknown): body is Failure {
  const failure = body as Partial<Failure> | null;
  return (
    typeof failure === 'object' &&
    failure !== null &&
    typeof failure.status === 'number' &&
    typeof failure.requestId === 'string' &&
    Array.isArray(failure.errors)
  );
}

/** The error for an answer that is not a success. A proxy's own page counts as no answer. */
export async function errorOf(response: Response): Promise<ApiError | NetworkError> {
  let body: unknown;
  try {
    body = await response.json();
  } catch (cause) {
    return new NetworkError({ cause });
  }
  return isFailure(body)
    ? new ApiError(body, retryAfterOf(response))
    : new NetworkError({ cause: body });
}

/**
 * Says in an error's message what its call throws when it fails (spec 8). Class, code and sentences stay.
 *
 * @param statusText of the answer; empty where none arrived
 */
export function nameFailure(call: AnyCall, error: unknown, statusText: string): unknown {
  if (call.thrown === undefined || !(error instanceof Error)) return error;
  const status = error instanceof ApiError ? error.status : 0;
  const message = error instanceof ApiError ? error.clientMessage : error.message;
  error.message = call.thrown
    .replace('{status}', String(status))
    .replace('{statusText}', () => statusText)
    .replace('{message}', () => message);
  return error;
}

/**
 * Reads a success.
 *
 * @param check also hold the answer against the contract's schema (development and tests)
 * @throws ContractError when the answer is not what the contract promises
 */
export async function outputOf(call: AnyCall, response: Response, check: boolean) {
  if (call.response === undefined) return undefined;
  let body: unknown;
  try {
    body = await response.json();
  } catch (cause) {
    throw new ContractError(call.id, 'the answer is not JSON', cause);
  }
  if (!check) return body;
  const parsed = call.response.safeParse(body);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const place = issue?.path.join('.') ?? '';
  throw new ContractError(
    call.id,
    `the answer does not fit the contract at "${place}"`,
    parsed.error,
  );
}
