import { atom } from 'jotai';
import type { SessionUser } from './session-user';

/** Who is signed in, or null for a guest. Written by the session controller alone. */
export const currentUserAtom = /* @__PURE__ */ atom<SessionUser | null>(null);
