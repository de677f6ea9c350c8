import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** How hard a hash is to make: memory is 128 · 2^log2n · r bytes, time grows with p as well. */
export interface PasswordCost {
  log2n: number;
  r: number;
  p: number;
}

/** 64 MB and about a quarter of a second on one core. */
export const PASSWORD_COST: PasswordCost = { log2n: 16, r: 8, p: 2 };

/** Hash of accounts without a password; no password verifies against it. */
export const NO_PASSWORD = 'none';

const KEY_BYTES = 32;
const SALT_BYTES = 16;

interface StoredHash {
  cost: PasswordCost;
  salt: Buffer;
  key: Buffer;
}

function read(stored: string): StoredHash | null {
  const match = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([\w-]+)\$([\w-]+)$/.exec(stored);
  if (match === null) return null;
  const [, log2n, r, p, salt = '', key = ''] = match;
  return {
    cost: { log2n: Number(log2n), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  };
}

function derive(password: string, salt: Buffer, { log2n, r, p }: PasswordCost): Promise<Buffer> {
  const N = 2 ** log2n;
  // NFKC, so that the same password typed on another keyboard is the same bytes.
  return new Promise((resolve, reject) => {
    scrypt(
      password.normalize('NFKC'),
      salt,
      KEY_BYTES,
      { N, r, p, maxmem: 256 * N * r },
      (error, key) => (error === null ? resolve(key) : reject(error)),
    );
  });
}

/**
 * Hashes a password for storing.
 *
 * @param salt 16 random bytes unless given
 * @returns `scrypt$log2n$r$p$salt$key`, so that the cost may change later
 */
export async function hashPassword(
  password: string,
  cost: PasswordCost,
  salt: Buffer = randomBytes(SALT_BYTES),
): Promise<string> {
  const key = await derive(password, salt, cost);
  const { log2n, r, p } = cost;
  return ['scrypt', log2n, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/**
 * Compares a password with a stored hash in constant time. Without a usable hash a dummy one is compared,
 * so that the time does not disclose who has an account.
 */
export async function verifyPassword(
  password: string,
  stored: string | undefined,
  cost: PasswordCost,
): Promise<boolean> {
  const hash = stored === undefined ? null : read(stored);
  const key = await derive(password, hash?.salt ?? Buffer.alloc(SALT_BYTES), hash?.cost ?? cost);
  return timingSafeEqual(key, hash?.key ?? Buffer.alloc(KEY_BYTES)) && hash !== null;
}

/** Whether a stored hash was made at another cost than today's. */
export function isOutdated(stored: string, cost: PasswordCost): boolean {
  const made = read(stored)?.cost;
  return made === undefined || made.log2n !== cost.log2n || made.r !== cost.r || made.p !== cost.p;
}
