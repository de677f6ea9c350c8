import type { Mail } from '@upround/shared/ports';
import { CODE_MINUTES } from './one-time-code';

/** Subject and text of a mail. */
export type CodeMail = Pick<Mail, 'subject' | 'text'>;

/** What the tasks that mail codes need. */
export interface Post {
  brand: string;
  /** Key of the codes' hashes. */
  key: Buffer;
  send(mail: Mail): Promise<void>;
}

const paragraphs = (...lines: string[]) => `${lines.join('\n\n')}\n`;

const validity = `It is good for ${CODE_MINUTES} minutes and can be used once.`;

/** Contains nothing that the person who signed up wrote, as the address is not confirmed yet. */
export const signUpMail = (brand: string, code: string): CodeMail => ({
  subject: `${code} is your ${brand} code`,
  text: paragraphs(
    `Your code to finish signing up at ${brand} is ${code}`,
    validity,
    'If you did not sign up, ignore this mail and tell nobody the code. No account is made without it.',
  ),
});

export const knownAddressMail = (brand: string): CodeMail => ({
  subject: `You already have an account at ${brand}`,
  text: paragraphs(
    `Somebody, most likely you, just signed up at ${brand} with this address. It has an account already, so nothing was changed.`,
    'Log in with your password, or choose "Forgot your password?" on the login page to set a new one.',
    'If it was not you, there is nothing that you need to do.',
  ),
});

export const signInMail = (brand: string, code: string): CodeMail => ({
  subject: `${code} is your ${brand} code`,
  text: paragraphs(
    `Your code to log in at ${brand} is ${code}`,
    validity,
    'If you did not ask for it, ignore this mail and tell nobody the code.',
  ),
});

export const resetMail = (brand: string, code: string): CodeMail => ({
  subject: `${code} is your code for a new ${brand} password`,
  text: paragraphs(
    `Your code to set a new password at ${brand} is ${code}`,
    `${validity} A new password signs you out everywhere else.`,
    'If you did not ask for it, ignore this mail; your password stays as it is.',
  ),
});

export const emailChangeMail = (brand: string, code: string): CodeMail => ({
  subject: `${code} is your ${brand} code`,
  text: paragraphs(
    `Your code to use this email address at ${brand} is ${code}`,
    validity,
    'If you didn’t ask for it, ignore this email and don’t share the code. Nothing changes without it.',
  ),
});

export const usedAddressMail = (brand: string): CodeMail => ({
  subject: `This address already has an account at ${brand}`,
  text: paragraphs(
    `Someone, probably you, tried to use this address for another ${brand} account. It already belongs to an account, so nothing was changed.`,
    'If you want to use it there, log in to the account with this address and change its email address first.',
    'If it wasn’t you, there’s nothing you need to do.',
  ),
});

/** Goes to the former address and doesn't name the new one: a stranger may read that mailbox by now. */
export const addressChangedMail = (brand: string): CodeMail => ({
  subject: `Your ${brand} email address was changed`,
  text: paragraphs(
    `Your ${brand} account now uses another email address. You can’t log in with this one any more.`,
    'If it wasn’t you, contact support right away. Someone else may know your password.',
  ),
});
