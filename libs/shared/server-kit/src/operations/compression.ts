import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Shorter answers fit into one packet as they are. */
const SHORTEST = 1_024;
/** Nearly as small as the highest, at a tenth of its time. */
const BROTLI_QUALITY = 4;

/**
 * Compresses lists and records for clients that accept it. Built files and pictures are compressed already. Another
 * site can't make a browser send such a request with credentials, as calls use a header and no cookie. Requests are
 * never decompressed, so that a small one can't become a large one.
 */
export async function registerCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    customTypes: /^application\/json/,
    threshold: SHORTEST,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    globalDecompression: false,
  });
}
