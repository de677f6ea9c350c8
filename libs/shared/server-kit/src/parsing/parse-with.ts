import * as z from 'zod/mini';
import { InvalidShapeError } from './invalid-shape';

// The server's content security policy is nobody's concern here, but one way of parsing is enough for all.
z.config({ jitless: true });

/**
 * Parses a value.
 *
 * @throws InvalidShapeError with every issue
 */
export function parseWith(schema: z.ZodMiniType, value: unknown): unknown {
  // The sentences tell a missing value from one of another kind.
  const result = z.safeParse(schema, value, { reportInput: true });
  if (!result.success) throw new InvalidShapeError(result.error.issues);
  return result.data;
}
