import { coreErrors } from '@upround/shared/contract-core';
import type { ErrorDefinition } from '@upround/shared/contract-core';
import { AppError } from '../app-error';
import { RateLimitedError } from '../limits/rate-limited';
import { InvalidShapeError } from '../parsing/invalid-shape';
import { issueSentence } from '../parsing/issue-sentence';
import { databaseFailure } from './database-failures';

/** One line of a refusal. */
export interface FailureLine {
  code: string;
  clientMessage: string;
  path?: string;
  details?: Record<string, unknown>;
}

/** A refusal before it is written. */
export interface Refusal {
  status: number;
  errors: FailureLine[];
  /** Seconds after which a retry makes sense. */
  retryAfter?: number;
  /** It is our fault and belongs in the log with its cause. */
  unexpected: boolean;
}

const byStatus: Record<number, ErrorDefinition> = {
  400: coreErrors.MALFORMED,
  404: coreErrors.NOT_FOUND,
  405: coreErrors.METHOD_NOT_ALLOWED,
  408: coreErrors.REQUEST_TIMEOUT,
  413: coreErrors.BODY_TOO_LARGE,
  414: coreErrors.URI_TOO_LONG,
  415: coreErrors.UNSUPPORTED_MEDIA_TYPE,
  429: coreErrors.RATE_LIMITED,
  431: coreErrors.HEADERS_TOO_LARGE,
  503: coreErrors.UNAVAILABLE,
};

const RETRY_SECONDS = 1;
/** The most wrong fields that one answer names. */
const LINES = 20;

function refusal(definition: ErrorDefinition, line: Partial<FailureLine> = {}): Refusal {
  const { status, code, sentence } = definition;
  return {
    status,
    errors: [{ code, clientMessage: sentence, ...line }],
    unexpected: status === 500,
    ...(status === 503 || status === 507 ? { retryAfter: RETRY_SECONDS } : {}),
  };
}

function shapeRefusal(error: InvalidShapeError): Refusal {
  const { code, status } = coreErrors.INVALID_FIELD;
  const errors = error.issues.slice(0, LINES).map((issue) => {
    const extra = issue.code === 'unrecognized_keys' ? [issue.keys[0] ?? ''] : [];
    const path = [...issue.path, ...extra].map(String).join('.').slice(0, 200);
    return { code, clientMessage: issueSentence(issue), ...(path === '' ? {} : { path }) };
  });
  return { status, errors, unexpected: false };
}

/**
 * Maps a thrown error to an error response. Of an unexpected error nothing but a log line is disclosed.
 *
 * @param error thrown by a handler, the framework or the database
 */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof AppError) {
    const refused = refusal(error.definition, {
      ...(error.path === undefined ? {} : { path: error.path }),
      ...(error.details === undefined ? {} : { details: error.details }),
    });
    return error.retryAfter === undefined ? refused : { ...refused, retryAfter: error.retryAfter };
  }
  if (error instanceof InvalidShapeError) return shapeRefusal(error);
  if (error instanceof RateLimitedError) {
    return { ...refusal(coreErrors.RATE_LIMITED), retryAfter: error.retryAfter };
  }
  if (typeof error !== 'object' || error === null) return refusal(coreErrors.INTERNAL);
  const known = databaseFailure(error);
  if (known !== null) return refusal(known);
  const status = (error as { statusCode?: unknown }).statusCode;
  const definition = typeof status === 'number' && status !== 500 ? byStatus[status] : undefined;
  if (definition !== undefined) return refusal(definition);
  const other4xx = typeof status === 'number' && status >= 400 && status < 500;
  return refusal(other4xx ? coreErrors.MALFORMED : coreErrors.INTERNAL);
}

/** The body of a refusal. */
export function failureBody(requestId: string, { status, errors }: Refusal): string {
  return JSON.stringify({ status, requestId, errors });
}
