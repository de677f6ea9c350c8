import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { coreErrors } from '@upround/shared/contract-core';
import type { ErrorDefinition } from '@upround/shared/contract-core';
import { commonHeaders } from '../answers/headers';

function definitionOf(code: string | undefined): ErrorDefinition {
  if (code === 'HPE_HEADER_OVERFLOW') return coreErrors.HEADERS_TOO_LARGE;
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return coreErrors.REQUEST_TIMEOUT;
  return coreErrors.MALFORMED;
}

const headLines = Object.entries(commonHeaders)
  .map(([name, value]) => `${name}: ${value}\r\n`)
  .join('');

/** Answers malformed requests, which never reach Fastify. */
export function answerBadConnection(error: { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable || socket.destroyed) {
    socket.destroy();
    return;
  }
  const { status, code, sentence } = definitionOf(error.code);
  const requestId = randomUUID();
  const body = JSON.stringify({ status, requestId, errors: [{ code, clientMessage: sentence }] });
  socket.end(
    `HTTP/1.1 ${status} ${code}\r\ncontent-type: application/json; charset=utf-8\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\nx-request-id: ${requestId}\r\n${headLines}connection: close\r\n\r\n${body}`,
    () => socket.destroy(),
  );
}
