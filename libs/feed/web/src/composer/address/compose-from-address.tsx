import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { links } from '@upround/shared/links';
import { useSession } from '@upround/shared/session';
import { composerAtom } from '../composer-atoms';
import { offeredText } from './offered-text';

/**
 * Opens the composer with the text of `/?compose=…`, which then leaves the address, so that neither a reload nor Back
 * opens it again. A guest logs in first and comes back. Nothing is posted.
 */
export function ComposeFromAddress() {
  const { pathname, search } = useLocation();
  const { isMember } = useSession();
  const [params, setParams] = useSearchParams();
  const setOpening = useSetAtom(composerAtom);
  const text = offeredText(params.get('compose'));
  const asksToLogIn = text !== undefined && !isMember;

  useEffect(() => {
    if (asksToLogIn) return;
    // What is being written already stays.
    if (text !== undefined) setOpening((now) => now ?? { pod: null, text });
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete('compose');
        return after;
      },
      { replace: true },
    );
  }, [asksToLogIn, setOpening, setParams, text]);

  return asksToLogIn ? (
    <Navigate to={links.login({ next: `${pathname}${search}` })} replace />
  ) : null;
}
