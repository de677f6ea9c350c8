import { createHmac, timingSafeEqual } from 'node:crypto';
import { coreErrors } from '@upround/shared/contract-core';
import { AppError } from '../app-error';
import type { CursorCodec, CursorPosition, CursorScope } from '../cursors';
import { viewerId } from '../viewer';

const SIGNATURE_BYTES = 16;
const VERSION = 'c1';

/** Identifies the list: call, viewer and query without cursor and page size. */
function scopeText({ call, viewer, query }: CursorScope): string {
  const names = Object.keys(query)
    .filter((name) => name !== 'cursor' && name !== 'limit' && query[name] !== undefined)
    .sort();
  return JSON.stringify([
    VERSION,
    call.id,
    viewerId(viewer),
    names.map((name) => [name, query[name]]),
  ]);
}

function signature(key: Buffer, scope: string, payload: string): Buffer {
  return createHmac('sha256', key)
    .update(scope)
    .update('\0')
    .update(payload)
    .digest()
    .subarray(0, SIGNATURE_BYTES);
}

/**
 * Makes the codec that signs and reads the cursors of one request.
 *
 * @param keys newest first: the first signs, all verify
 * @param scope what the cursors are bound to
 */
export function cursorCodec(keys: readonly Buffer[], scope: CursorScope): CursorCodec {
  const [signing] = keys;
  if (signing === undefined) throw new Error('Cursors need a key.');
  return {
    sign(position) {
      const payload = Buffer.from(JSON.stringify(position)).toString('base64url');
      return `${payload}.${signature(signing, scopeText(scope), payload).toString('base64url')}`;
    },
    read<Position extends CursorPosition>(cursor: string | undefined): Position | null {
      if (cursor === undefined || cursor === '') return null;
      const [payload = '', given = '', ...rest] = cursor.split('.');
      const bytes = Buffer.from(given, 'base64url');
      const scopeKey = scopeText(scope);
      // Base64 can encode the same bytes in several ways; only the canonical one is accepted.
      const isCanonical = bytes.toString('base64url') === given && rest.length === 0;
      const isGenuine =
        isCanonical &&
        bytes.length === SIGNATURE_BYTES &&
        keys.some((key) => timingSafeEqual(signature(key, scopeKey, payload), bytes));
      if (!isGenuine) throw new AppError(coreErrors.INVALID_CURSOR, { path: 'cursor' });
      return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as Position;
    },
  };
}
