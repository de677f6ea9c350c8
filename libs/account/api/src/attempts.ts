import { addressKey, type HandlerContext } from '@upround/shared/server-kit';

const TEN_MINUTES = 600;

/**
 * What the attempts prove: a password, or a code, of which there are so few that all attempts together must be fewer.
 */
const fromAnywhere = { password: 100, code: 20 } as const;

/**
 * Attempts to sign in to one account. They are counted by address, so that attempts from
 * elsewhere don't lock its owner out, and
 * then all together. What an address has used up does not count against the account.
 */
export async function countSignIn(
  context: HandlerContext,
  email: string,
  by: keyof typeof fromAnywhere,
): Promise<void> {
  const address = addressKey(context.ip);
  await context.countAttempt(
    { name: 'signInFromAddress', points: 10, seconds: TEN_MINUTES },
    `${email} ${address}`,
  );
  const points = fromAnywhere[by];
  await context.countAttempt({ name: `signInBy.${by}`, points, seconds: TEN_MINUTES }, email);
}

/** Attempts to confirm a new address by its code, by the person who changes it. */
export function countEmailChange(context: HandlerContext, userId: string): Promise<void> {
  return context.countAttempt(
    { name: 'emailChange', points: fromAnywhere.code, seconds: TEN_MINUTES },
    userId,
  );
}

/** Mails that strangers can have us send to one address. */
export function countMail(context: HandlerContext, email: string): Promise<void> {
  return context.countAttempt({ name: 'codeMail', points: 10, seconds: TEN_MINUTES }, email);
}
