export { sessionFixtures, sessionUserFixtures, signedInFixtures } from './account.fixtures';
export {
  authErrors,
  endSession,
  listSessions,
  readSession,
  refreshToken,
  register,
  requestCode,
  resetPassword,
  signIn,
  signOut,
} from './auth.calls';
export {
  codeSchema,
  displayNameSchema,
  emailSchema,
  newPasswordSchema,
  passwordSchema,
  sessionSchema,
  sessionUserSchema,
  signedInSchema,
} from './auth.schema';
export type { Session, SessionUser, SignedIn } from './auth.schema';
export { readRealtimeToken } from './realtime.calls';
export { realtimeTokenSchema } from './realtime.schema';
export type { RealtimeTokenRequest } from './realtime.schema';
