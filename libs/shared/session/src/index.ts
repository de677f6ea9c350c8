export { ownKey } from './user-scoped-storage';
export { currentUserAtom } from './session-atom';
export { createSessionController } from './session-controller';
export type {
  KnownSession,
  SessionCalls,
  SessionController,
  SessionPorts,
} from './session-controller';
export type { SessionUser } from './session-user';
export { SessionProvider, useRequireMember, useSession, useSessionController } from './use-session';
export type { Session } from './use-session';
export { usePendingAction } from './use-pending-action';
export { deletePendingAction, readPendingAction, storePendingAction } from './read-pending-action';
export type { PendingAction, StoredAction } from './pending-action';
