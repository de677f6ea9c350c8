import { AnalyticsSlot } from '../../analytics-slot';
import { OperationsSlot } from '../../operations-slot';
import { useSettingsText } from './messages/catalogue';
import { SettingsPart } from './settings-part';

/** For admins: the figures of the site. */
export function AnalyticsSection() {
  const t = useSettingsText();
  return (
    <SettingsPart title={t('section.analytics')} hint={t('intro.analytics')}>
      <AnalyticsSlot.Slot />
    </SettingsPart>
  );
}

/** For admins: what happened on the site. */
export function OperationsSection() {
  const t = useSettingsText();
  return (
    <SettingsPart title={t('section.operations')} hint={t('intro.operations')}>
      <OperationsSlot.Slot />
    </SettingsPart>
  );
}
