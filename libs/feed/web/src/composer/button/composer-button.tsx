import { useAtom } from 'jotai';
import type { ComponentPropsWithRef } from 'react';
import { useShortcuts } from '@upround/shared/routing';
import { useRequireMember } from '@upround/shared/session';
import { composerAtom } from '../composer-atoms';
import { ComposerDialog, prefetchComposer } from './load-composer';
import { useComposerButtonText } from './messages/catalogue';
import { useOpenComposer } from './use-open-composer';

/**
 * Opens the composer, which it renders: use one at a time. Its children are its label. A
 * guest goes to the login page.
 */
export function ComposerButton({ children, ...rest }: ComponentPropsWithRef<'button'>) {
  const t = useComposerButtonText();
  const [opening, setOpening] = useAtom(composerAtom);
  const requireMember = useRequireMember();
  const openComposer = useOpenComposer();
  const open = () => void requireMember(() => openComposer({ pod: null }));
  useShortcuts([
    { keys: 'n', label: t('composerButton.key'), group: t('composerButton.group'), run: open },
  ]);
  return (
    <>
      <button
        type="button"
        {...rest}
        aria-haspopup="dialog"
        onClick={open}
        onPointerEnter={prefetchComposer}
        onFocus={prefetchComposer}
      >
        {children}
      </button>
      {opening !== null && <ComposerDialog opening={opening} onClose={() => setOpening(null)} />}
    </>
  );
}
