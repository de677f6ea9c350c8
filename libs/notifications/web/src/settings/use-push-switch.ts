import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { listDevices } from '@upround/notifications/contract';
import { logPushFailure, PushFailure } from '@upround/shared/push';
import { keyOf, useFailureReason } from '@upround/shared/query';
import { useSession } from '@upround/shared/session';
import { toast } from '@upround/shared/toasts';
import { useNotificationsText } from '../messages/catalogue';
import { turnPushOff, turnPushOn } from '../push/push-registration';
import { usePushTokens } from '../push/use-push';

/** Switches push on and off in this browser. */
export function usePushSwitch() {
  const t = useNotificationsText();
  const reasonOf = useFailureReason();
  const client = useQueryClient();
  const { user } = useSession();
  const tokens = usePushTokens();
  const [isBusy, setBusy] = useState(false);

  async function run(work: () => Promise<void>, failed: 'push.failed' | 'push.offFailed') {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      // What is wrong with push itself is logged; the page shows what was chosen, and what can be done.
      if (error instanceof PushFailure) logPushFailure(error);
      if (!(error instanceof PushFailure) || error.kind !== 'denied') {
        const why = error instanceof PushFailure ? t('push.tryAgain') : reasonOf(error);
        toast.show({ type: 'error', text: t(failed, { why }) });
      }
    }
    void client.invalidateQueries({ queryKey: keyOf(listDevices) });
    setBusy(false);
  }

  return {
    isBusy,
    turnOn: () => void run(() => turnPushOn(tokens, user?.id ?? ''), 'push.failed'),
    turnOff: () => void run(() => turnPushOff(tokens), 'push.offFailed'),
  };
}
