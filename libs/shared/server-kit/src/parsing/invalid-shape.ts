import type * as z from 'zod/mini';

/** A part of a request that does not have the shape that the contract asks for. */
export class InvalidShapeError extends Error {
  constructor(readonly issues: readonly z.core.$ZodIssue[]) {
    super('INVALID_FIELD');
    this.name = 'InvalidShapeError';
  }
}
