import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { ServiceAccount } from '@upround/notifications/api';
import type { RuntimeConfig } from '@upround/shared/config';
import * as z from 'zod/mini';
import { textSetting, wordSetting } from './setting-schemas';

/** A key file of Google is two to three thousand characters long. */
const ACCOUNT_MAX = 16_384;
/** RS256 signs with no smaller key. */
const LEAST_BITS = 2_048;
const GOOGLE_TOKENS = 'https://oauth2.googleapis.com/token';

/** What the environment may hold of Firebase: all of it or nothing. */
export const firebaseShape = {
  FIREBASE_API_KEY: z.optional(wordSetting),
  FIREBASE_PROJECT_ID: z.optional(wordSetting),
  FIREBASE_APP_ID: z.optional(
    textSetting.check(
      z.refine((value) => /^[\w:.-]{1,100}$/.test(value), {
        error: 'must be a Firebase app ID, such as 1:123:web:abc',
      }),
    ),
  ),
  FIREBASE_SENDER_ID: z.optional(
    textSetting.check(
      z.refine((value) => /^\d{1,30}$/.test(value), { error: 'must only contain digits' }),
    ),
  ),
  FIREBASE_VAPID_KEY: z.optional(wordSetting),
  FIREBASE_SERVICE_ACCOUNT: z.optional(
    z.string().check(z.trim(), z.minLength(1), z.maxLength(ACCOUNT_MAX)),
  ),
};

const names = Object.keys(firebaseShape) as (keyof typeof firebaseShape)[];
type Given = { [Name in keyof typeof firebaseShape]?: string | undefined };

/** Firebase Cloud Messaging: the pages' public settings, and the server's credentials. */
export interface FirebaseSettings {
  web: NonNullable<RuntimeConfig['firebase']>;
  account: ServiceAccount;
}

const keyFileSchema = z.object({
  client_email: z.string().check(z.minLength(3)),
  private_key: z.string().check(z.startsWith('-----BEGIN PRIVATE KEY-----\n')),
  token_uri: z._default(z.string().check(z.regex(/^https:\/\/[^\s/]+\//)), GOOGLE_TOKENS),
});

/** The key file itself, or the one that a path leads to; undefined where it is none. */
function accountIn(text: string): ServiceAccount | undefined {
  try {
    const json = text.startsWith('{') ? text : readFileSync(text, 'utf8');
    const file = keyFileSchema.parse(JSON.parse(json));
    const key = createPrivateKey(file.private_key);
    const bits = key.asymmetricKeyType === 'rsa' && key.asymmetricKeyDetails?.modulusLength;
    if (!bits || bits < LEAST_BITS) return undefined;
    return {
      clientEmail: file.client_email,
      privateKey: file.private_key,
      tokenUri: file.token_uri,
    };
  } catch {
    // The reason may quote the key.
    return undefined;
  }
}

/** A line for each setting that is missing beside the others, or that cannot be used. */
export function firebaseProblems(given: Given): string[] {
  const missing = names.filter((name) => given[name] === undefined);
  if (missing.length === names.length) return [];
  const account = given.FIREBASE_SERVICE_ACCOUNT;
  return [
    ...missing.map((name) => `${name}: must be set together with the other FIREBASE settings.`),
    ...(account === undefined || accountIn(account) !== undefined
      ? []
      : [
          'FIREBASE_SERVICE_ACCOUNT: must be the JSON key file of a service account, or the path of one.',
        ]),
  ];
}

/** Firebase's settings; undefined where they are not set. */
export function toFirebase(given: Given): FirebaseSettings | undefined {
  const { FIREBASE_API_KEY: apiKey, FIREBASE_PROJECT_ID: projectId } = given;
  const { FIREBASE_APP_ID: appId, FIREBASE_SENDER_ID: senderId } = given;
  const { FIREBASE_VAPID_KEY: vapidKey, FIREBASE_SERVICE_ACCOUNT: text } = given;
  const account = text === undefined ? undefined : accountIn(text);
  return apiKey && projectId && appId && senderId && vapidKey && account
    ? { web: { apiKey, projectId, appId, messagingSenderId: senderId, vapidKey }, account }
    : undefined;
}
