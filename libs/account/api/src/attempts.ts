import type { HandlerContext } from '@upround/shared/server-kit';

const TEN_MINUTES = 600;

/** Attempts to sign in to one account, by password or by code, from wherever they come. */
export function countSignIn(context: HandlerContext, email: string): Promise<void> {
  return context.countAttempt({ name: 'signInAccount', points: 10, seconds: TEN_MINUTES }, email);
}

/** Mails that strangers can have us send to one address. */
export function countMail(context: HandlerContext, email: string): Promise<void> {
  return context.countAttempt({ name: 'codeMail', points: 10, seconds: TEN_MINUTES }, email);
}
