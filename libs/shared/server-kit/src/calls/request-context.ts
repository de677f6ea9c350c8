import type { AnyCall } from '@upround/shared/contract-core';
import type { Database } from '@upround/shared/db';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { CursorCodec } from '../cursors';
import type { AttemptLimit, HandlerContext } from '../module';
import type { Deadline } from '../operations/deadline';
import type { Viewer } from '../viewer';
import { readCookie, writeCookie } from './cookies';
import { cursorCodec } from './cursor-codec';
import type { Platform } from './platform';

interface Cookie {
  name: string;
  value: string;
  maxAgeSeconds: number | undefined;
}

/** What a handler gets, over one request. */
export class RequestContext implements HandlerContext {
  readonly db: Database;
  private codec: CursorCodec | undefined;
  private readonly cookies: Cookie[] = [];
  /** The parsed query, once it is known. */
  query: Record<string, unknown> = {};

  constructor(
    private readonly platform: Platform,
    private readonly call: AnyCall,
    private readonly request: FastifyRequest,
    readonly viewer: Viewer,
  ) {
    this.db = platform.database.db;
  }

  get log(): FastifyBaseLogger {
    return this.request.log;
  }

  get deadline(): Deadline {
    return this.request.deadline;
  }

  get elapsedMs(): number {
    return this.request.deadline.elapsedMs;
  }

  get requestId(): string {
    return this.request.id;
  }

  get ip(): string {
    return this.request.ip;
  }

  get cursors(): CursorCodec {
    this.codec ??= cursorCodec(this.platform.cursorKeys, {
      call: this.call,
      viewer: this.viewer,
      query: this.query,
    });
    return this.codec;
  }

  header(name: string): string | undefined {
    const value = this.request.headers[name.toLowerCase()];
    return Array.isArray(value) ? value[0] : value;
  }

  cookie(name: string): string | undefined {
    return readCookie(this.request.headers.cookie, name);
  }

  countAttempt(limit: AttemptLimit, key: string): Promise<void> {
    return this.platform.limits.countAttempt(limit, key);
  }

  setCookie(name: string, value: string, options: { maxAgeSeconds?: number } = {}): void {
    this.cookies.push({ name, value, maxAgeSeconds: options.maxAgeSeconds });
  }

  /** Puts the cookies on the answer; a refused call sets none. */
  sendCookies(reply: FastifyReply): void {
    for (const { name, value, maxAgeSeconds } of this.cookies) {
      const maxAge = value === '' ? 0 : maxAgeSeconds;
      reply.header('set-cookie', writeCookie(name, value, maxAge, this.platform.secureCookies));
    }
  }
}
