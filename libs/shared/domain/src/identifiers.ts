import * as z from 'zod/mini';

/** An opaque id or a slug, as in paths: letters, digits, `_` and `-`, at most 64. */
export const idSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));

/** A moment in UTC, ISO 8601 with milliseconds. */
export const momentSchema = z.iso.datetime();
