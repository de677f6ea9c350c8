import { Suspense } from 'react';
import { SettingRows } from '@upround/shared/ui';
import { NotificationSettingsSlot } from '../../notification-settings-slot';
import { DigestChoice } from './digest-choice';
import { useSettingsText } from './messages/catalogue';
import { NotificationMatrix } from './notification-matrix';
import { QuietHoursChoice } from './quiet-hours-choice';
import { SaveNote } from './save-note';
import { isAboutKind } from './settings-change';
import { SettingsPart } from './settings-part';
import { useChangeSettings, useSettings } from './use-settings';
import { WithSettings } from './with-settings';

/** What a person is notified about and how, when not, and on which devices. Saved at once. */
export function NotificationsSection() {
  const t = useSettingsText();
  const { change, stateOf } = useChangeSettings();
  const { isPending } = useSettings();
  return (
    <SettingsPart title={t('section.notifications')} hint={t('intro.notifications')}>
      <WithSettings rows={9}>
        {(settings) => (
          <>
            <SettingRows>
              <DigestChoice
                settings={settings}
                state={stateOf(({ emailDigest }) => emailDigest !== undefined)}
                onChange={change}
              />
              <QuietHoursChoice
                value={settings.quietHours}
                note={<SaveNote state={stateOf(({ quietHours }) => quietHours !== undefined)} />}
                onChange={change}
              />
            </SettingRows>
            <NotificationMatrix
              settings={settings}
              stateOf={(type) => stateOf((last) => isAboutKind(type, last))}
              onChange={change}
            />
          </>
        )}
      </WithSettings>
      {/* After the settings, so that they do not push it down. */}
      {!isPending && (
        <Suspense fallback={null}>
          <NotificationSettingsSlot.Slot />
        </Suspense>
      )}
    </SettingsPart>
  );
}
