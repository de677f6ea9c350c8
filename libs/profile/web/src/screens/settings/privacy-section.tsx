import { useTrackingChoice } from '@upround/shared/analytics';
import { Switch } from '@upround/shared/ui';
import { useProfileText } from '../../messages/catalogue';

/** What may be counted about how the site is used. Takes effect at once. */
export function PrivacySection() {
  const t = useProfileText();
  const tracking = useTrackingChoice();
  return (
    <div className="flex max-w-measure flex-col gap-2">
      <Switch
        label={t('settings.tracking')}
        hint={t(tracking.isRefusedByBrowser ? 'settings.trackingRefused' : 'settings.trackingHint')}
        checked={tracking.isOn}
        disabled={tracking.isRefusedByBrowser}
        onChange={(event) => tracking.set(event.target.checked)}
      />
      <p className="text-small text-muted">{t('settings.onThisDevice')}</p>
    </div>
  );
}
