import { useCallback } from 'react';
import { saveReferral } from '@upround/ambassador/contract';
import { api } from '@upround/shared/api-client';
import { toast, useFailureToast } from '@upround/shared/toasts';
import { useAmbassadorReferralText } from './messages/catalogue';
import { deleteStoredCode, readStoredCode } from './stored-code';

/**
 * Says who referred a new member: by the code in the sign-up form, or by the one that the browser saved. Nothing waits for
 * it. Only what happens to a code that was sent is said in words.
 */
export function useReferralAfterSignUp(): () => void {
  const t = useAmbassadorReferralText();
  const fail = useFailureToast();
  return useCallback(() => {
    const stored = readStoredCode();
    deleteStoredCode();
    // Deleted from the form by the person: it's their choice that no one's code counts.
    if (stored?.code === '') return;
    const isTyped = stored?.isTyped === true;
    api.call(saveReferral, { body: stored === null ? {} : { code: stored.code } }).then(
      ({ outcome }) => {
        if (!isTyped || outcome === 'REFERRED' || outcome === 'NO_CODE') return;
        toast.show({ type: 'info', text: t(`notCounted.${outcome}`), duration: 8_000 });
      },
      (error: unknown) => isTyped && fail(error, t('failed')),
    );
  }, [fail, t]);
}
