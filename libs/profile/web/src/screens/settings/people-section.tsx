import type { Hiding } from './hidden-people';
import { HiddenPeople } from './hidden-people-list';
import { useSettingsText } from './messages/catalogue';
import { SettingsPart } from './settings-part';

const kinds = ['blocked', 'muted'] as const satisfies Hiding[];

/** Whom one has blocked and muted, with the way back. */
export function PeopleSection() {
  const t = useSettingsText();
  return (
    <SettingsPart title={t('section.people')} hint={t('intro.people')}>
      <div className="flex flex-col gap-8">
        {kinds.map((kind) => (
          <SettingsPart
            key={kind}
            level={3}
            title={t(`people.${kind}`)}
            hint={t(`people.${kind}Hint`)}
          >
            <HiddenPeople hiding={kind} />
          </SettingsPart>
        ))}
      </div>
    </SettingsPart>
  );
}
