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

const validity = `It expires in ${CODE_MINUTES} minutes and works once.`;

/** Contains nothing that the person who signed up wrote, as the address is not confirmed yet. */
export const signUpMail = (brand: string, code: string): CodeMail => ({
  subject: `${code} is your ${brand} code`,
  text: paragraphs(
    `Your code to finish signing up for ${brand} is ${code}`,
    validity,
    'If you didn’t sign up, ignore this email and don’t share the code. No account is created without it.',
  ),
});

export const knownAddressMail = (brand: string): CodeMail => ({
  subject: `You already have an account on ${brand}`,
  text: paragraphs(
    `Someone, probably you, just tried to sign up for ${brand} with this email address. It already has an account, so nothing was changed.`,
    'Log in with your password, or choose “Forgot your password?” on the login page to set a new one.',
    'If it wasn’t you, there’s nothing you need to do.',
  ),
});

export const signInMail = (brand: string, code: string): CodeMail => ({
  subject: `${code} is your ${brand} code`,
  text: paragraphs(
    `Your code to log in to ${brand} is ${code}`,
    validity,
    'If you didn’t ask for it, ignore this email and don’t share the code.',
  ),
});

export const resetMail = (brand: string, code: string): CodeMail => ({
  subject: `${code} is your code for a new ${brand} password`,
  text: paragraphs(
    `Your code to set a new ${brand} password is ${code}`,
    `${validity} A new password logs you out everywhere else.`,
    'If you didn’t ask for it, ignore this email. Your password won’t change.',
  ),
});

export const emailChangeMail = (brand: string, code: string): CodeMail => ({
  subject: `${code} is your ${brand} code`,
  text: paragraphs(
    `Your code to use this email address on ${brand} is ${code}`,
    validity,
    'If you didn’t ask for it, ignore this email and don’t share the code. Nothing changes without it.',
  ),
});

export const usedAddressMail = (brand: string): CodeMail => ({
  subject: `This email address already has an account on ${brand}`,
  text: paragraphs(
    `Someone, probably you, tried to change the email address of another ${brand} account to this one. This address already has an account, so nothing was changed.`,
    'To use it for the other account, log in to the account that has it now and change its email address first.',
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
