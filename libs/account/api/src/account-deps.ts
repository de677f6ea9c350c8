import type { RealtimeTokenRequest } from '@upround/account/contract';
import type { Mailer, PeopleDirectory } from '@upround/shared/ports';
import type { Passwords } from './passwords/passwords';

/** What account needs from the rest of the server. Bound in apps/api. */
export interface AccountDeps {
  /** Signs an access token of 15 minutes. */
  signAccess(claims: { userId: string; sessionId: string }): Promise<string> | string;
  /** The secrets of `SECRET_KEY`, newest first. */
  secrets: readonly [string, ...string[]];
  /** Signs what lets a person's page connect to Ably; null where the API's own sockets serve. */
  signRealtime: ((userId: string) => Promise<RealtimeTokenRequest>) | null;
  people: PeopleDirectory;
  mailer: Mailer;
  /** Name of the product in mails. */
  brand: string;
  /** Origins of the web app besides the API's own, as `https://upround.example`. */
  origins: readonly string[];
  /** Tests make hashing cheap and count it. */
  passwords?: Passwords;
}

/** The same with every choice made, and keys derived from the secrets. */
export interface AccountSettings extends Omit<AccountDeps, 'secrets' | 'passwords'> {
  passwords: Passwords;
  /** Keys of the successors of refresh tokens, newest first. */
  refreshKeys: readonly [Buffer, ...Buffer[]];
  /** Keys of the hashes of one-time codes, newest first. */
  codeKeys: readonly [Buffer, ...Buffer[]];
  /** Key of the salts of sign-ups. */
  signUpKey: Buffer;
}
