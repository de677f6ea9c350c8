import { textLimits, textOf } from '@upround/shared/domain';
import * as z from 'zod/mini';
import { isCommonPassword } from './guessed-passwords';

const PASSWORD_MIN = 8;
const PASSWORD_MAX = 128;

/** An e-mail address, trimmed and in lower case, at most 254 characters. */
export const emailSchema = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email());

/** A password: 8 to 128 characters, any of them. */
export const passwordSchema = z
  .string()
  .check(z.minLength(PASSWORD_MIN), z.maxLength(PASSWORD_MAX));

/** A password to be set: none of those that a guesser tries first. */
export const newPasswordSchema = passwordSchema.check(
  z.refine((password) => !isCommonPassword(password), {
    error: 'This password is too easy to guess.',
  }),
);

/** A mailed one-time code: six digits. */
export const codeSchema = z.string().check(z.trim(), z.regex(/^\d{6}$/));

export const displayNameSchema = textOf(textLimits.displayName);

/** Why a code is mailed. Sign-up has a purpose of its own that only registering gives. */
export const codePurposeSchema = z.enum(['SIGN_IN', 'RESET']);

/** Says that a mail is on its way, whether or not the address is known. */
export const mailedSchema = z.object({ mailed: z.literal(true) });

/** The logged-in member, with the fields that the client stores. */
export const sessionUserSchema = z.object({
  id: z.string(),
  slug: z.string(),
  displayName: z.string(),
  email: z.string(),
  avatarUrl: z.nullable(z.string()),
  roles: z.array(z.enum(['MODERATOR', 'ADMIN'])),
});
export type SessionUser = z.output<typeof sessionUserSchema>;

/** A successful sign-in; the refresh token travels as a cookie. */
export const signedInSchema = z.object({
  token: z.string(),
  user: sessionUserSchema,
  /** The account had been deleted, and came back by this sign-in. */
  restored: z.optional(z.boolean()),
});
export type SignedIn = z.output<typeof signedInSchema>;

/** One device on which the account is signed in. */
export const sessionSchema = z.object({
  id: z.string(),
  device: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  current: z.boolean(),
});
export type Session = z.output<typeof sessionSchema>;
