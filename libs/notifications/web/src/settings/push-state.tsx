import { useId } from 'react';
import { Button } from '@upround/shared/ui';
import { useNotificationsText } from '../messages/catalogue';
import { usePushState } from '../push/use-push';
import { usePushSwitch } from './use-push-switch';

/** Beside the kinds of notifications: whether their push reaches this browser. One height in each state. */
export function PushState() {
  const t = useNotificationsText();
  const textId = useId();
  const { support, permission, isOn } = usePushState();
  const { turnOn, isBusy } = usePushSwitch();
  const canAsk = support !== 'install' && support !== 'none' && permission !== 'denied';
  return (
    <div className="flex min-h-9 items-center gap-3 text-small">
      <p id={textId} className="text-muted">
        {t(isOn ? 'push.onHere' : canAsk ? 'push.offHere' : 'push.offSeeBelow')}
      </p>
      {!isOn && canAsk && (
        <Button size="small" busy={isBusy} aria-describedby={textId} onClick={turnOn}>
          {t('push.turnOnHere')}
        </Button>
      )}
    </div>
  );
}
