import { createHmac, timingSafeEqual } from 'node:crypto';
import { coreErrors } from '@upround/shared/contract-core';
import { AppError } from '../app-error';
import type { CursorBox, CursorPosition, CursorScope } from '../cursors';
import { viewerId } from '../viewer';

const SIGNATURE_BYTES = 16;
const VERSION = 'c1';

/** What the list is, but for the place in it and the page's size. */
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
 * Makes the cursors of one request.
 *
 * @param keys newest first: the first signs, all verify
 * @param scope what the cursors are bound to
 */
export function cursorBox(keys: readonly Buffer[], scope: CursorScope): CursorBox {
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
      const own = scopeText(scope);
      // Base64 has several spellings of the same bytes; only ours counts.
      const spelled = bytes.toString('base64url') === given && rest.length === 0;
      const genuine =
        spelled &&
        bytes.length === SIGNATURE_BYTES &&
        keys.some((key) => timingSafeEqual(signature(key, own, payload), bytes));
      if (!genuine) throw new AppError(coreErrors.INVALID_CURSOR, { path: 'cursor' });
      return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as Position;
    },
  };
}
