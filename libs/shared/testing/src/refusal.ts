import type { ErrorDefinition, Failure } from '@upround/shared/contract-core';

export interface RefusalDetails {
  /** The field at fault, as in `poll.options.0`. */
  path?: string;
  /** Seconds for `Retry-After`. */
  retryAfter?: number;
  /** What the contract says comes beside the sentence. */
  details?: Record<string, unknown>;
}

/** Thrown by a handler of the fake API to answer with a refusal of the contract. */
export class Refusal extends Error {
  readonly definition: ErrorDefinition;
  readonly details: RefusalDetails;

  constructor(definition: ErrorDefinition, details: RefusalDetails = {}) {
    super(definition.code);
    this.definition = definition;
    this.details = details;
  }

  toResponse(): Response {
    const { code, status, sentence } = this.definition;
    const { path, retryAfter, details } = this.details;
    const failure: Failure = {
      status,
      requestId: 'test',
      errors: [
        {
          code,
          clientMessage: sentence,
          ...(path === undefined ? {} : { path }),
          ...(details === undefined ? {} : { details }),
        },
      ],
    };
    return Response.json(failure, {
      status,
      headers: retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) },
    });
  }
}

/** `throw refuse(postErrors.POD_NOT_FOUND)` inside a handler. */
export function refuse(definition: ErrorDefinition, details?: RefusalDetails): Refusal {
  return new Refusal(definition, details);
}
