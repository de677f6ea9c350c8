import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { deriveKey } from '@upround/shared/server-kit';
import type { AmbassadorSettings } from '../ambassador-settings';

type Secrets = Pick<AmbassadorSettings, 'secrets'>;

const PURPOSE = 'ambassador.payout-vpa';
const ALGORITHM = 'aes-256-gcm';
/** Bytes of the initialization vector and of the tag, as NIST SP 800-38D recommends for GCM. */
const IV = 12;
const TAG = 16;

/**
 * Encrypts the UPI ID that payouts go to.
 *
 * @returns base64 of the initialization vector, the tag and the encrypted id
 */
export function sealVpa({ secrets }: Secrets, vpa: string): string {
  const iv = randomBytes(IV);
  const cipher = createCipheriv(ALGORITHM, deriveKey(secrets[0], PURPOSE), iv);
  const sealed = Buffer.concat([cipher.update(vpa, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
}

function openWith(secret: string, sealed: Buffer): string | null {
  const decipher = createDecipheriv(ALGORITHM, deriveKey(secret, PURPOSE), sealed.subarray(0, IV), {
    authTagLength: TAG,
  });
  decipher.setAuthTag(sealed.subarray(IV, IV + TAG));
  try {
    const opened = [decipher.update(sealed.subarray(IV + TAG)), decipher.final()];
    return Buffer.concat(opened).toString('utf8');
  } catch {
    return null;
  }
}

/** The UPI ID; null where none is saved, or none of the secrets opens it any more. */
export function openVpa({ secrets }: Secrets, sealed: string | null): string | null {
  const bytes = Buffer.from(sealed ?? '', 'base64');
  if (bytes.length <= IV + TAG) return null;
  for (const secret of secrets) {
    const vpa = openWith(secret, bytes);
    if (vpa !== null) return vpa;
  }
  return null;
}

/** Letters of the name that are shown. */
const SHOWN = 2;

/** What its owner recognizes it by: `ir•••@okbank`. */
export function maskVpa(vpa: string): string {
  const end = vpa.lastIndexOf('@');
  // Of short names only the first letter.
  const shown = end > SHOWN ? SHOWN : 1;
  return `${vpa.slice(0, shown)}•••${vpa.slice(end)}`;
}
