import { Suspense } from 'react';
import { useI18nSettings } from '@upround/shared/i18n';
import { links } from '@upround/shared/links';
import { Link } from '@upround/shared/ui';
import { AccountSlot } from '../../account-slot';
import { PlanSlot } from '../../plan-slot';
import { useSettingsText } from './messages/catalogue';
import { SaveNote } from './save-note';
import { SettingsPart } from './settings-part';
import { TimeZoneField } from './time-zone-field';
import { ownZone } from './time-zones';
import { useChangeSettings } from './use-settings';
import { WithSettings } from './with-settings';

/** How one logs in, by which clock quiet hours go, and what one's plan includes. */
export function AccountSection() {
  const t = useSettingsText();
  return (
    <div className="flex max-w-measure flex-col gap-8">
      <SettingsPart title={t('section.account')} hint={t('intro.account')}>
        <Suspense fallback={null}>
          <AccountSlot.Slot />
        </Suspense>
      </SettingsPart>
      <TimeZonePart />
      <SettingsPart title={t('account.plan')} level={3}>
        <Suspense fallback={null}>
          <PlanSlot.Slot />
        </Suspense>
      </SettingsPart>
    </div>
  );
}

/** The zone of the quiet hours: the same setting as under notifications. */
function TimeZonePart() {
  const t = useSettingsText();
  const { timeZone = ownZone() } = useI18nSettings();
  const { change, state } = useChangeSettings();
  return (
    <SettingsPart title={t('account.timeZone')} level={3} note={<SaveNote state={state} />}>
      <WithSettings>
        {({ quietHours }) =>
          quietHours === null ? (
            <p className="text-small text-muted">
              {t.rich('account.deviceZone', {
                zone: timeZone.replaceAll('_', ' '),
                link: (chunks) => (
                  <Link href={links.settings({ section: 'notifications' })}>{chunks}</Link>
                ),
              })}
            </p>
          ) : (
            <TimeZoneField
              label={t('account.timeZone')}
              hideLabel
              hint={t('account.timeZoneHint')}
              value={quietHours.timeZone}
              onChange={(zone) => change({ quietHours: { ...quietHours, timeZone: zone } })}
            />
          )
        }
      </WithSettings>
    </SettingsPart>
  );
}
