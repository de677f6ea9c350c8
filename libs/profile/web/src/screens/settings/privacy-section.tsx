import { useTrackingChoice } from '@upround/shared/analytics';
import { links } from '@upround/shared/links';
import { Link, Switch } from '@upround/shared/ui';
import { useSettingsText } from './messages/catalogue';
import { SettingsPart } from './settings-part';

/** What may be counted about how the site is used. Takes effect at once. */
export function PrivacySection() {
  const t = useSettingsText();
  const tracking = useTrackingChoice();
  return (
    <SettingsPart title={t('section.privacy')} hint={t('intro.privacy')}>
      <div className="flex max-w-measure flex-col gap-2">
        <Switch
          label={t('privacy.tracking')}
          hint={t(tracking.isRefusedByBrowser ? 'privacy.trackingRefused' : 'privacy.trackingHint')}
          checked={tracking.isOn}
          disabled={tracking.isRefusedByBrowser}
          onChange={(event) => tracking.set(event.target.checked)}
        />
        <p className="text-small text-muted">{t('privacy.onThisDevice')}</p>
        <p className="mt-2 border-t pt-4 text-small text-muted">
          {t.rich('privacy.readMarks', {
            link: (chunks) => <Link href={links.settings({ section: 'messages' })}>{chunks}</Link>,
          })}
        </p>
      </div>
    </SettingsPart>
  );
}
