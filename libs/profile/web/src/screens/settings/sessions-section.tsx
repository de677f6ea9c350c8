import { SessionsSlot } from '../../sessions-slot';
import { useSettingsText } from './messages/catalogue';
import { SettingsPart } from './settings-part';

/** Where one is logged in. */
export function SessionsSection() {
  const t = useSettingsText();
  return (
    <SettingsPart title={t('section.sessions')} hint={t('intro.sessions')}>
      <SessionsSlot.Slot />
    </SettingsPart>
  );
}
