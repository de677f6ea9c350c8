import { ReportsSlot } from '../../reports-slot';
import { useSettingsText } from './messages/catalogue';
import { SettingsPart } from './settings-part';

/** What became of the member's reports, and what moderators decided about them. */
export function ReportsSection() {
  const t = useSettingsText();
  return (
    <SettingsPart title={t('section.reports')} hint={t('intro.reports')}>
      <ReportsSlot.Slot />
    </SettingsPart>
  );
}
