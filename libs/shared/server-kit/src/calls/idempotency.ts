import { createHash } from 'node:crypto';
import { coreErrors } from '@upround/shared/contract-core';
import type { AnyCall } from '@upround/shared/contract-core';
import { statement, type Database, type Trx } from '@upround/shared/db';
import { AppError } from '../app-error';

/** A stored response, sent again to retries. */
export interface SavedAnswer {
  status: number;
  body: string;
}

/** One `Idempotency-Key` of one person. */
export interface IdempotencyKey {
  userId: string;
  key: string;
  callId: string;
  fingerprint: Buffer;
}

interface KeyRow {
  call_id: string;
  fingerprint: Buffer;
  status: number | null;
  body: string | null;
}

const KEY = /^[\x21-\x7e]{1,255}$/;

function addTo(hash: ReturnType<typeof createHash>, value: unknown): void {
  if (value instanceof Uint8Array) hash.update(value);
  else if (Array.isArray(value)) for (const item of value) addTo(hash.update('['), item);
  else if (typeof value === 'object' && value !== null) {
    for (const name of Object.keys(value).sort()) {
      addTo(hash.update(`{${name}:`), (value as Record<string, unknown>)[name]);
    }
  } else hash.update(JSON.stringify(value) ?? 'undefined');
}

/**
 * Reads the header of a write.
 *
 * @param header undefined where it was not sent
 * @param userId the key's owner; guests' keys are ignored, as two guests can't be told apart
 * @param input the parsed request, which distinguishes a reused key from a retry
 */
export function idempotencyKey(
  header: string | undefined,
  userId: string | null,
  call: AnyCall,
  input: unknown,
): IdempotencyKey | null {
  if (header === undefined || userId === null) return null;
  if (!KEY.test(header)) throw new AppError(coreErrors.INVALID_FIELD, { path: 'Idempotency-Key' });
  const hash = createHash('sha256').update(call.id);
  addTo(hash, input);
  return { userId, key: header, callId: call.id, fingerprint: hash.digest() };
}

function answerOf(row: KeyRow, { callId, fingerprint }: IdempotencyKey): SavedAnswer {
  if (row.call_id !== callId || !fingerprint.equals(row.fingerprint)) {
    throw new AppError(coreErrors.IDEMPOTENCY_KEY_REUSED);
  }
  if (row.status === null) throw new AppError(coreErrors.CONFLICT);
  return { status: row.status, body: row.body ?? '' };
}

/** Whose key, and which. */
type KeyValues = { person: string; key: string };

const valuesOf = ({ userId, key }: IdempotencyKey): KeyValues => ({ person: userId, key });

const storedAnswer = statement<KeyRow, KeyValues>(
  'kit.kept-answer',
  `select call_id, fingerprint, status, body from idempotency_keys
   where user_id = :person::uuid and key = :key`,
);

const insertKey = statement<{ key: string }, KeyValues & { call: string; fingerprint: Buffer }>(
  'kit.take-key',
  `insert into idempotency_keys (user_id, key, call_id, fingerprint)
   values (:person::uuid, :key, :call, :fingerprint)
   on conflict do nothing returning key`,
);

const storeAnswer = statement<never, KeyValues & Pick<SavedAnswer, 'status' | 'body'>>(
  'kit.keep-answer',
  `update idempotency_keys set status = :status, body = :body
   where user_id = :person::uuid and key = :key`,
);

/**
 * The answer that a key was given before.
 *
 * @returns null if the key is new
 * @throws AppError `IDEMPOTENCY_KEY_REUSED` if it was used for another request
 */
export async function savedAnswer(
  db: Database | Trx,
  key: IdempotencyKey,
): Promise<SavedAnswer | null> {
  const row = await storedAnswer.first(db, valuesOf(key));
  return row === undefined ? null : answerOf(row, key);
}

/**
 * Claims a key in the write's own transaction. While another transaction has claimed it, this one waits for its end.
 *
 * @returns the stored response, or null if this transaction claimed the key
 */
export async function claimKey(trx: Trx, key: IdempotencyKey): Promise<SavedAnswer | null> {
  const { callId: call, fingerprint } = key;
  const row = await insertKey.first(trx, { ...valuesOf(key), call, fingerprint });
  return row === undefined ? savedAnswer(trx, key) : null;
}

/** Keeps the answer beside the key, so that both are committed with what the call did. */
export async function saveAnswer(
  trx: Trx,
  key: IdempotencyKey,
  { status, body }: SavedAnswer,
): Promise<void> {
  await storeAnswer.all(trx, { ...valuesOf(key), status, body });
}
