import { Suspense } from 'react';
import { NotificationSettingsSlot } from '../../notification-settings-slot';
import { DigestChoice } from './digest-choice';
import { useSettingsText } from './messages/catalogue';
import { NotificationMatrix } from './notification-matrix';
import { QuietHoursChoice } from './quiet-hours-choice';
import { SaveNote } from './save-note';
import { SettingsPart } from './settings-part';
import { useChangeSettings } from './use-settings';
import { WithSettings } from './with-settings';

/** What a person is told of and how, when not, and on which devices. Saved at once. */
export function NotificationsSection() {
  const t = useSettingsText();
  const { change, state } = useChangeSettings();
  return (
    <div className="flex flex-col gap-8">
      <SettingsPart
        title={t('section.notifications')}
        hint={t('intro.notifications')}
        note={<SaveNote state={state} />}
      >
        <WithSettings>
          {(settings) => (
            <div className="flex flex-col gap-8">
              <NotificationMatrix settings={settings} onChange={change} />
              <DigestChoice settings={settings} onChange={change} />
              <QuietHoursChoice value={settings.quietHours} onChange={change} />
            </div>
          )}
        </WithSettings>
      </SettingsPart>
      <Suspense fallback={null}>
        <NotificationSettingsSlot.Slot />
      </Suspense>
    </div>
  );
}
