import type { Hiding } from './hidden-people';
import { HiddenPeople } from './hidden-people-list';
import { useSettingsText } from './messages/catalogue';
import { SettingsPart } from './settings-part';
import { useHiddenPeople } from './use-hidden-people';

const kinds = ['blocked', 'muted'] as const satisfies Hiding[];

/** Whom one has blocked and muted, with the way back: side by side where there is room. */
export function PeopleSection() {
  const t = useSettingsText();
  const { isPending } = useHiddenPeople('blocked').query;
  // On phones the second list is below the first, which would push it down.
  const shown = isPending ? kinds.slice(0, 1) : kinds;
  return (
    <SettingsPart title={t('section.people')} hint={t('intro.people')}>
      <div className="grid gap-6 wide:grid-cols-2">
        {shown.map((kind) => (
          <HiddenPeople key={kind} hiding={kind} />
        ))}
      </div>
    </SettingsPart>
  );
}
