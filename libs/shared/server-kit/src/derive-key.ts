import { hkdfSync } from 'node:crypto';

/**
 * Derives a key for one purpose from a secret of the settings, so that no two purposes share a key.
 *
 * @param secret one of the secrets of `SECRET_KEY`
 * @param purpose `slice.what`, as in `account.one-time-code`
 * @returns 32 bytes (HKDF with SHA-256), the same for the same arguments
 */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'upround', purpose, 32));
}
