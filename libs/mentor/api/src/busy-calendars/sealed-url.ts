import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { deriveKey } from '@upround/shared/server-kit';
import type { MentorSettings } from '../mentor-settings';

const PURPOSE = 'mentor.busy-calendar';
const ALGORITHM = 'aes-256-gcm';
/** Bytes of the initialization vector and of the tag, as NIST SP 800-38D recommends for GCM. */
const IV = 12;
const TAG = 16;

/**
 * Encrypts the URL of a calendar for the database. The URL is secret: it gives access to the calendar.
 *
 * @returns base64 of the initialization vector, the tag and the encrypted address
 */
export function sealUrl({ secrets }: Pick<MentorSettings, 'secrets'>, url: string): string {
  const iv = randomBytes(IV);
  const cipher = createCipheriv(ALGORITHM, deriveKey(secrets[0], PURPOSE), iv);
  const sealed = Buffer.concat([cipher.update(url, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
}

function openWith(secret: string, sealed: Buffer): string | null {
  const decipher = createDecipheriv(ALGORITHM, deriveKey(secret, PURPOSE), sealed.subarray(0, IV), {
    authTagLength: TAG,
  });
  decipher.setAuthTag(sealed.subarray(IV, IV + TAG));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(IV + TAG)), decipher.final()]).toString(
      'utf8',
    );
  } catch {
    return null;
  }
}

/** The address; null where it was encrypted with a secret that is no longer among the settings. */
export function openUrl(
  { secrets }: Pick<MentorSettings, 'secrets'>,
  sealed: string,
): string | null {
  const bytes = Buffer.from(sealed, 'base64');
  if (bytes.length <= IV + TAG) return null;
  for (const secret of secrets) {
    const url = openWith(secret, bytes);
    if (url !== null) return url;
  }
  return null;
}
