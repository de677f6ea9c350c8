export { accountDocs } from './account.docs';
export { sessionFixtures, sessionUserFixtures, signedInFixtures } from './account.fixtures';
export { register, requestCode, resetPassword, signIn } from './auth.calls';
export { changePassword, confirmEmailChange, requestEmailChange } from './credential.calls';
export { authErrors } from './auth.errors';
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
export { endSession, listSessions, readSession, refreshToken, signOut } from './session.calls';
export { readRealtimeToken } from './realtime.calls';
export { realtimeTokenSchema } from './realtime.schema';
export type { RealtimeTokenRequest } from './realtime.schema';
