import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Shorter answers fit into one packet as they are. */
const SHORTEST = 1_024;
/** Nearly as small as the highest, at a tenth of its time. */
const BROTLI_QUALITY = 4;

/**
 * Sends lists and records compressed to whoever takes that. Built files are compressed already, and pictures by nature.
 * Nothing that somebody else could make a browser ask for is read here: calls know who asks by a header, not by a cookie.
 * Requests are never decompressed, so that a small one cannot become a large one.
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
