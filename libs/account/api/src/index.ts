export { accountDirectory } from './account-directory';
export type { AccountDeps } from './account-deps';
export { accountModule } from './account-module';
export { createPasswords } from './passwords/passwords';
export type { Passwords } from './passwords/passwords';
export { findLiveMember } from './sessions/find-live-member';
export { sessionOutcome } from './sessions/session-outcome';
export type { SessionOutcome } from './sessions/session-outcome';
export { staffAccounts } from './staff/staff-accounts';
