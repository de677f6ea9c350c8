import * as z from 'zod/mini';

const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

/**
 * Text that a person wrote: trimmed, without NUL or broken characters, bounded in code points.
 *
 * @param max the most code points
 * @param min the fewest code points after trimming; 1 by default
 * @returns the schema; its issues are `too_small`, `too_big` or `invalid_format` ("unreadable")
 */
export function textOf(max: number, min = 1) {
  return z
    .string()
    .check(
      z.trim(),
      z.superRefine((value, context) => {
        const length = [...value].length;
        if (value.includes('\0') || LONE_SURROGATE.test(value)) {
          context.addIssue({ code: 'invalid_format', format: 'unreadable', input: value });
        } else if (length < min) {
          context.addIssue({
            code: 'too_small',
            origin: 'string',
            minimum: min,
            inclusive: true,
            input: value,
          });
        } else if (length > max) {
          context.addIssue({
            code: 'too_big',
            origin: 'string',
            maximum: max,
            inclusive: true,
            input: value,
          });
        }
      }),
    )
    .register(z.globalRegistry, { minLength: min, maxLength: max });
}
