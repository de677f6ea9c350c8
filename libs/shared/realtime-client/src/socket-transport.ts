import { io } from 'socket.io-client';
import { realtimeWire, type RealtimeEnvelope } from '@upround/shared/contract-core';
import { realtimePath } from '@upround/shared/links';
import type { Transport, TransportPorts } from './transport';

/** A token is renewed this long before it runs out, in milliseconds. */
const RENEW_BEFORE = 60_000;
/** Between tries of a connection that the server refused or ended: doubled from the first to the last. */
const FIRST_PAUSE = 500;
const LAST_PAUSE = 20_000;
/** Refusals that nothing will change. */
const FINAL_CODES = new Set(['FORBIDDEN']);
/** Refusals of the token: another one may be taken. */
const TOKEN_CODES = new Set([
  'TOKEN_EXPIRED',
  'TOKEN_INVALID',
  'LOGIN_REQUIRED',
  'ACCOUNT_DISABLED',
]);

function codeOf(error: Error): string | undefined {
  const { data } = error as Error & { data?: { code?: unknown } };
  return typeof data?.code === 'string' ? data.code : undefined;
}

/** The connection to the API itself: a websocket, or long polls where that does not pass. */
export function socketTransport({ host, token, renewedToken }: TransportPorts): Transport {
  return (profileId, heard) => {
    const socket = io(host, {
      path: realtimePath,
      transports: ['websocket', 'polling'],
      tryAllTransports: true,
      autoConnect: false,
      forceNew: true,
      reconnectionDelay: FIRST_PAUSE,
      reconnectionDelayMax: LAST_PAUSE,
      auth: (say) => {
        token().then(
          (current) => say({ token: current ?? '', clientId: profileId }),
          () => say({ token: '', clientId: profileId }),
        );
      },
    });
    let isEnded = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let refusals = 0;

    const later = (work: () => void, pause: number) => {
      clearTimeout(timer);
      timer = setTimeout(work, pause);
    };
    const pause = () => Math.min(FIRST_PAUSE * 2 ** refusals++, LAST_PAUSE) * (0.5 + Math.random());

    /** Reconnects while the session is valid, which requesting a token shows. */
    function goOn(withNewToken: boolean) {
      later(() => {
        const asked = withNewToken ? renewedToken() : token();
        asked.then(
          (current) => {
            if (current !== null && !isEnded) socket.connect();
          },
          () => goOn(withNewToken),
        );
      }, pause());
    }

    socket.on(realtimeWire.event, (envelope: RealtimeEnvelope) => heard.event(envelope));
    socket.on(realtimeWire.gap, () => heard.gap());
    socket.on(realtimeWire.welcome, (milliseconds: number) => {
      refusals = 0;
      later(
        () =>
          void renewedToken().then(
            (current) => current !== null && socket.emit(realtimeWire.token, current),
            // The server ends the connection when the token runs out; it is then opened again.
            () => undefined,
          ),
        Math.max(milliseconds - RENEW_BEFORE, 0),
      );
    });
    socket.on('connect', () => {
      heard.open(true);
      heard.gap();
    });
    socket.on('disconnect', (reason) => {
      clearTimeout(timer);
      heard.open(false);
      // By the server: signed out, shut out, or its token ran out. All others socket.io mends itself.
      if (reason === 'io server disconnect') goOn(true);
    });
    socket.on('connect_error', (error) => {
      if (socket.active) return;
      const code = codeOf(error);
      if (code === undefined || !FINAL_CODES.has(code)) goOn(TOKEN_CODES.has(code ?? ''));
    });
    socket.connect();

    return () => {
      isEnded = true;
      clearTimeout(timer);
      socket.removeAllListeners();
      socket.disconnect();
    };
  };
}
