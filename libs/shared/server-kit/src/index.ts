import './fastify-types';

export { viewerOf } from './access/authorise';
export { createMembers } from './access/members';
export type { FindMember, MemberOutcome, Members } from './access/members';
export { isOwnOrigin } from './access/own-origin';
export { sameSecret } from './access/same-secret';
export { createTokens, tokenExpiry } from './access/tokens';
export type { AccessClaims, Tokens, TokenVerdict } from './access/tokens';
export { commonHeaders } from './answers/headers';
export { sendFailure } from './answers/send-failure';
export { AppError } from './app-error';
export type { AppErrorOptions } from './app-error';
export { readCookie } from './calls/cookies';
export { networkOf } from './calls/network-of';
export { routePath } from './calls/register-calls';
export { contributionsOf, sortErasers } from './contributions';
export { createServer } from './create-server';
export type { CursorCodec, CursorPosition, CursorScope, IdPosition } from './cursors';
export { deriveKey } from './derive-key';
export { escapeHtml, escapeText } from './docs/escape-html';
export { openApiOf } from './docs/open-api';
export { registerDocs } from './docs/register-docs';
export { serverPage } from './docs/server-page';
export type { ServerPageOptions } from './docs/server-page';
export { implement } from './module';
export type {
  ApiModule,
  AttemptLimit,
  AuditEntry,
  AuditRule,
  CallImplementation,
  HandlerContext,
  ReadHandler,
  SeedContext,
  WriteContext,
  WriteHandler,
} from './module';
export { cutPage, limitOf } from './page';
export type { PageQuery } from './page';
export { parseWith } from './parsing/parse-with';
export { checkDeadline } from './operations/deadline';
export { registerHealth, timeDatabase } from './operations/health';
export type { HealthOptions } from './operations/health';
export { addressKey } from './limits/address-key';
export { RateLimitedError } from './limits/rate-limited';
export { housekeeping } from './operations/housekeeping';
export { auditOperator, auditSystem } from './operations/operator-audit';
export type { OperatorAct } from './operations/operator-audit';
export { createShutdownState } from './operations/shutdown-state';
export type { ShutdownState } from './operations/shutdown-state';
export { createMetrics } from './operations/metrics';
export type { Metrics } from './operations/metrics';
export { registerMetrics, serveMetrics } from './operations/metrics-route';
export { readDisk, watchDiskSpace } from './operations/disk-space';
export type { DiskSpace } from './operations/disk-space';
export { isSwitchedOff, switchOff, switchOn } from './operations/switches';
export type { SwitchedOff } from './operations/switches';
export { stopOnSignals, stopServer } from './operations/stop-on-signals';
export type { StopOptions } from './operations/stop-on-signals';
export { Turns } from './operations/turns';
export type { AnswerPage } from './operations/unknown';
export type { Server, ServerOptions } from './server-options';
export { pdfFonts } from './pdf-fonts';
export { randomWord, slugOf } from './slug';
export { isAdmin, isModerator, memberOf, viewerId } from './viewer';
export type { Member, StaffRole, Viewer } from './viewer';
