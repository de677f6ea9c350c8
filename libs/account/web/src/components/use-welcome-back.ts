import { useCallback } from 'react';
import type { SignedIn } from '@upround/account/contract';
import { toast } from '@upround/shared/toasts';
import { useAccountText } from '../messages/catalogue';

/** Long enough to be read on the page to which the sign-in leads. */
const LONG = 10_000;

/** Shows a toast after the sign-in that restored a deleted account. */
export function useWelcomeBack(): (signedIn: SignedIn) => void {
  const t = useAccountText();
  return useCallback(
    ({ user, restored }) => {
      if (restored !== true) return;
      toast.show({ duration: LONG, text: t('signIn.restored', { name: user.displayName }) });
    },
    [t],
  );
}
