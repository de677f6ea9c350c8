import type { RealtimeEnvelope } from '@upround/shared/contract-core';
import type { Member } from '@upround/shared/server-kit';
import type { Server, Socket } from 'socket.io';

interface FromPages {
  token(token: unknown): void;
}

interface ToPages {
  event(envelope: RealtimeEnvelope): void;
  gap(): void;
  welcome(milliseconds: number): void;
}

/** Data of a connection. */
export interface ConnectionData {
  member: Member;
  /** When its token expires, in milliseconds since 1970. */
  expires: number;
}

export type Io = Server<FromPages, ToPages, Record<string, never>, ConnectionData>;
export type PageSocket = Socket<FromPages, ToPages, Record<string, never>, ConnectionData>;

export const userRoom = (userId: string) => `user:${userId}`;
export const sessionRoom = (sessionId: string) => `session:${sessionId}`;
