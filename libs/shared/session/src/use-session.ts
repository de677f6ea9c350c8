import { useAtomValue } from 'jotai';
import { createContext, useCallback, useContext } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { links } from '@upround/shared/links';
import type { PendingAction } from './pending-action';
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

/**
 * The place of a page in the history. Undefined while a link that was just followed isn't rendered yet: the history is
 * then at the page that it leads to.
 */
function indexOf(key: string): number | undefined {
  const entry = window.history.state as { key?: string; idx?: number } | null;
  return (entry?.key ?? 'default') === key ? entry?.idx : undefined;
}

/**
 * For write actions on pages that guests may read: runs the action for a member, and sends a guest
 * to sign in, from where they come back to this page.
 *
 *     const requireMember = useRequireMember();
 *     <Button onClick={() => requireMember(() => like.mutate(input), { verb: 'like', reference, about })}>
 *
 * @returns `requireMember(action, pending)`, which answers whether the action ran; `pending` is what the login page
 *   says, and what is carried out afterwards
 */
export function useRequireMember(): (action: () => void, pending?: PendingAction) => boolean {
  const { isMember } = useSession();
  const { pathname, search, hash, key } = useLocation();
  const navigate = useNavigate();
  return useCallback(
    (action, pending) => {
      if (isMember) action();
      else {
        const next = `${pathname}${search}${hash}`;
        const action = { ...pending, path: next, index: indexOf(key), at: Date.now() };
        const state = { pending: action };
        void navigate(links.login({ next }), { state });
      }
      return isMember;
    },
    [hash, isMember, key, navigate, pathname, search],
  );
}
