import { AnalyticsSlot } from '../../analytics-slot';
import { ApprovalsSlot } from '../../approvals-slot';
import { CompetitionsSlot } from '../../competitions-slot';
import { ModerationSlot } from '../../moderation-slot';
import { MoneySlot } from '../../money-slot';
import { OperationsSlot } from '../../operations-slot';
import { PeopleSlot } from '../../people-slot';
import { useSettingsText } from './messages/catalogue';
import { SettingsPart } from './settings-part';

/** For moderators: the open cases. */
export function ModerationSection() {
  const t = useSettingsText();
  return (
    <SettingsPart title={t('section.moderation')} hint={t('intro.moderation')}>
      <ModerationSlot.Slot />
    </SettingsPart>
  );
}

/** For moderators: what members asked for. */
export function ApprovalsSection() {
  const t = useSettingsText();
  return (
    <SettingsPart title={t('section.approvals')} hint={t('intro.approvals')}>
      <ApprovalsSlot.Slot />
    </SettingsPart>
  );
}

/** For admins: the figures of the site. */
export function AnalyticsSection() {
  const t = useSettingsText();
  return (
    <SettingsPart title={t('section.analytics')} hint={t('intro.analytics')}>
      <AnalyticsSlot.Slot />
    </SettingsPart>
  );
}

/** For admins: members, and what they may do. */
export function PeopleSection() {
  const t = useSettingsText();
  return (
    <SettingsPart title={t('section.people')} hint={t('intro.people')}>
      <PeopleSlot.Slot />
    </SettingsPart>
  );
}

/** For admins: payments, and what's wrong with them. */
export function MoneySection() {
  const t = useSettingsText();
  return (
    <SettingsPart title={t('section.money')} hint={t('intro.money')}>
      <MoneySlot.Slot />
    </SettingsPart>
  );
}

/** For admins: competitions, from their draft to the result. */
export function CompetitionsSection() {
  const t = useSettingsText();
  return (
    <SettingsPart title={t('section.competitions')} hint={t('intro.competitions')}>
      <CompetitionsSlot.Slot />
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
