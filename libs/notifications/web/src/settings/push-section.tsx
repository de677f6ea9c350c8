import { useId } from 'react';
import { playPushSound, usePushSound } from '@upround/shared/push';
import { Button, Notice, Surface, Switch } from '@upround/shared/ui';
import { useNotificationsText } from '../messages/catalogue';
import { usePushState } from '../push/use-push';
import { Steps } from './steps';
import { usePushSwitch } from './use-push-switch';

/** The state of push in this browser, and the one action that changes it. */
function PushStatus() {
  const t = useNotificationsText();
  const { support, permission, isOn } = usePushState();
  const { turnOn, turnOff, isBusy } = usePushSwitch();
  if (support === 'install') {
    return (
      <Notice title={t('push.install')}>
        <Steps name="install" />
      </Notice>
    );
  }
  if (support === 'none') {
    return <Notice title={t('push.unsupported')}>{t('push.unsupportedHint')}</Notice>;
  }
  if (permission === 'denied') {
    return (
      <Notice tone="warning" title={t('push.denied')}>
        <p>{t('push.deniedHint')}</p>
        <Steps name="denied" />
      </Notice>
    );
  }
  if (isOn) {
    return (
      <Notice
        tone="success"
        title={t('push.on')}
        action={
          <Button size="small" busy={isBusy} onClick={turnOff}>
            {t('push.turnOff')}
          </Button>
        }
      >
        {t('push.onHint')}
      </Notice>
    );
  }
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-small text-muted">{t('push.why')}</p>
      <Button busy={isBusy} onClick={turnOn}>
        {t('push.turnOn')}
      </Button>
      <p role="status" className="text-small text-muted empty:hidden">
        {isBusy && permission === 'default' && t('push.ask')}
      </p>
    </div>
  );
}

/** Push in this browser, and its sound. */
export function PushSection() {
  const t = useNotificationsText();
  const headingId = useId();
  const [hasSound, setSound] = usePushSound();
  return (
    <Surface as="section" aria-labelledby={headingId} className="flex flex-col gap-3 medium:p-6">
      <h3 id={headingId} className="font-semibold">
        {t('push.title')}
      </h3>
      <PushStatus />
      <Switch
        label={t('push.sound')}
        hint={t('push.soundHint')}
        checked={hasSound}
        onChange={({ target: { checked } }) => {
          setSound(checked);
          // So that it is known what was switched on.
          if (checked) void playPushSound();
        }}
      />
    </Surface>
  );
}
