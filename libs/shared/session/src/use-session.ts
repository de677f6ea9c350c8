import { useAtomValue } from 'jotai';
import { createContext, useCallback, useContext } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { links } from '@upround/shared/links';
import { currentUserAtom } from './session-atom';
import type { SessionController } from './session-controller';
import type { SessionUser } from './session-user';

const SessionContext = /* @__PURE__ */ createContext<SessionController | undefined>(undefined);

/** Gives the screens below it the controller by which they sign in and out. */
export const SessionProvider = SessionContext.Provider;

export interface Session {
  /** The signed-in person, or null for a guest. */
  user: SessionUser | null;
  isMember: boolean;
}

/** Who is looking. */
export function useSession(): Session {
  const user = useAtomValue(currentUserAtom);
  return { user, isMember: user !== null };
}

/** Signing in and out. @throws when rendered outside `SessionProvider` */
export function useSessionController(): SessionController {
  const controller = useContext(SessionContext);
  if (controller === undefined) throw new Error('useSessionController needs a SessionProvider');
  return controller;
}

/** Marks a login page that opened because a guest tried to do something. */
const ASKED = { asked: true } as const;

/** Whether this page was reached by something that only members may do. */
export function useWasAsked(): boolean {
  const state: unknown = useLocation().state;
  return typeof state === 'object' && state !== null && 'asked' in state;
}

/**
 * For write actions on pages that guests may read: runs the action for a member, and sends a guest
 * to sign in, from where they come back to this page.
 *
 *     const requireMember = useRequireMember();
 *     <Button onClick={() => requireMember(() => like.mutate(input))}>
 *
 * @returns `requireMember(action)`, which answers whether the action ran
 */
export function useRequireMember(): (action: () => void) => boolean {
  const { isMember } = useSession();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  return useCallback(
    (action) => {
      if (isMember) action();
      else void navigate(links.login({ next: `${pathname}${search}${hash}` }), { state: ASKED });
      return isMember;
    },
    [hash, isMember, navigate, pathname, search],
  );
}
