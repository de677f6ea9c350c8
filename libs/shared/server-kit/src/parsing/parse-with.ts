import * as z from 'zod/mini';
import { InvalidShapeError } from './invalid-shape';

// No content security policy forbids compiled parsers here, but one way of parsing is enough.
z.config({ jitless: true });

/**
 * Parses a value.
 *
 * @throws InvalidShapeError with every issue
 */
export function parseWith(schema: z.ZodMiniType, value: unknown): unknown {
  // The messages distinguish a missing value from one of the wrong type.
  const result = z.safeParse(schema, value, { reportInput: true });
  if (!result.success) throw new InvalidShapeError(result.error.issues);
  return result.data;
}
