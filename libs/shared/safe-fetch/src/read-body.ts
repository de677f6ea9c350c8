import { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib';
import { SafeFetchError } from './safe-fetch-error';

/** How much of an answer is read. */
export interface BodyLimits {
  /** Bytes at most, packed and unpacked alike. */
  maxBytes: number;
  /** What becomes of a longer answer: refused, or read so far and no further. */
  oversize: 'refuse' | 'cut';
  /** Looks at each piece; true says that no more is needed. */
  enough?: ((piece: Uint8Array) => boolean) | undefined;
}

export interface ReadBody {
  body: Uint8Array;
  /** Whether there may have been more. */
  cut: boolean;
}

/**
 * Reads an answer within its limits, unpacking as it goes, so that neither a small packed file nor one
 * without an end can take more memory than the limit.
 *
 * @throws SafeFetchError `TOO_LARGE`, or `WRONG_TYPE` for a packing that we do not know
 */
export async function readBody(
  source: Readable,
  encoding: string,
  limits: BodyLimits,
): Promise<ReadBody> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of unpacked(source, encoding, limits.maxBytes)) {
    const room = limits.maxBytes - size;
    if (piece.length > room && limits.oversize === 'refuse') throw tooLarge();
    const taken = piece.subarray(0, room);
    pieces.push(taken);
    size += taken.length;
    if (piece.length > room || limits.enough?.(taken) === true) {
      return { body: Buffer.concat(pieces), cut: true };
    }
  }
  return { body: Buffer.concat(pieces), cut: false };
}

async function* unpacked(
  source: Readable,
  encoding: string,
  maxBytes: number,
): AsyncGenerator<Uint8Array> {
  const packing = encoding.trim().toLowerCase();
  if (packing === '' || packing === 'identity') {
    yield* source;
    return;
  }
  const bytes = packedBytes(source, maxBytes);
  const first = await bytes.next();
  if (first.done === true) return;
  const unpack = unpacker(packing, first.value);
  const all = async function* () {
    yield first.value;
    yield* bytes;
  };
  const packed = Readable.from(all(), { objectMode: false });
  packed.once('error', (error) => unpack.destroy(error));
  packed.pipe(unpack);
  try {
    yield* unpack;
  } finally {
    unpack.destroy();
  }
}

/** The packed bytes: they may unpack to nothing and have no end, so they are limited as well. */
async function* packedBytes(source: Readable, maxBytes: number): AsyncGenerator<Uint8Array> {
  let packed = 0;
  for await (const piece of source as AsyncIterable<Uint8Array>) {
    packed += piece.length;
    if (packed > maxBytes) throw tooLarge();
    yield piece;
  }
}

/** The low four bits of the first byte of a zlib stream, by RFC 1950. */
const ZLIB_METHOD = 8;

function unpacker(packing: string, start: Uint8Array) {
  if (packing === 'gzip' || packing === 'x-gzip') return createGunzip();
  if (packing === 'br') return createBrotliDecompress();
  // RFC 9110 means zlib's format; some servers send the bare stream of RFC 1951.
  if (packing === 'deflate') {
    return ((start[0] ?? 0) & 0x0f) === ZLIB_METHOD ? createInflate() : createInflateRaw();
  }
  throw new SafeFetchError('WRONG_TYPE', 'The answer is packed in a way that was not asked for.');
}

/** Thrown when a response is too long. */
export function tooLarge(): SafeFetchError {
  return new SafeFetchError('TOO_LARGE', 'The answer is longer than it may be.');
}
