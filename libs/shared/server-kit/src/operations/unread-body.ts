import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** How long a client may go on sending a body that was answered before its end. */
const GRACE_MS = 3_000;

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Cuts connections whose client goes on sending a body after the answer to it. Not at once: a client that sends its
 * whole body before it reads would miss the answer.
 */
export function cutUnreadBodies(server: Server): void {
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!hasBody(request)) return;
    response.once('finish', () => {
      if (request.complete) return;
      const { socket } = request;
      // A parser that stopped in the middle has paused the body, of which the rest may be there.
      request.unpipe();
      request.resume();
      setTimeout(() => {
        if (!request.complete) socket.destroy();
      }, GRACE_MS).unref();
    });
  });
}
