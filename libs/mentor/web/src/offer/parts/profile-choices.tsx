import { X } from 'lucide-react';
import { useController, useFormContext } from 'react-hook-form';
import { mentorLimits, mentorNeeds, mentorStages } from '@upround/mentor/contract';
import { useI18nSettings } from '@upround/shared/i18n';
import { FieldGroup, IconButton, Select, ToggleChip } from '@upround/shared/ui';
import { useMentorText } from '../../messages/catalogue';
import { useLanguageName } from '../../components/use-language-name';
import { offeredLanguages } from '../offered-languages';
import { useOfferText } from '../messages/catalogue';
import { fieldId } from '../field-id';
import type { ProfileValues } from '../profile-values';

/** The values without one, or with it as the last. */
const toggled = <Value,>(values: readonly Value[], value: Value, isChosen: boolean): Value[] => [
  ...values.filter((other) => other !== value),
  ...(isChosen ? [value] : []),
];

/** Topics, stages and languages. The first topic that is chosen is the strongest. */
export function ProfileChoices() {
  const t = useOfferText();
  const tMentor = useMentorText();
  const { control } = useFormContext<ProfileValues>();
  const { field: needs } = useController({ control, name: 'needs' });
  const { field: stages } = useController({ control, name: 'stages' });
  return (
    <>
      <div id={fieldId('needs')} className="scroll-mt-20">
        <FieldGroup
          legend={t('profile.needs')}
          hint={t('profile.needsHint', { max: mentorLimits.needs })}
        >
          <div className="flex flex-wrap gap-2">
            {mentorNeeds.map((need) => (
              <ToggleChip
                key={need}
                label={tMentor(`need.${need}`)}
                checked={needs.value.includes(need)}
                disabled={needs.value.length >= mentorLimits.needs && !needs.value.includes(need)}
                onChange={(isChosen) => needs.onChange(toggled(needs.value, need, isChosen))}
              />
            ))}
          </div>
        </FieldGroup>
      </div>
      <div id={fieldId('stages')} className="scroll-mt-20">
        <FieldGroup legend={t('profile.stages')}>
          <div className="flex flex-wrap gap-2">
            {mentorStages.map((stage) => (
              <ToggleChip
                key={stage}
                label={tMentor(`stage.${stage}`)}
                checked={stages.value.includes(stage)}
                onChange={(isChosen) => stages.onChange(toggled(stages.value, stage, isChosen))}
              />
            ))}
          </div>
        </FieldGroup>
      </div>
      <div id={fieldId('languages')} className="scroll-mt-20">
        <Languages />
      </div>
    </>
  );
}

function Languages() {
  const t = useOfferText();
  const { locale } = useI18nSettings();
  const { control } = useFormContext<ProfileValues>();
  const { field } = useController({ control, name: 'languages' });
  const nameOf = useLanguageName();
  const others = offeredLanguages
    .filter((language) => !field.value.includes(language))
    .map((language) => ({ language, name: nameOf(language) }))
    .sort((left, right) => left.name.localeCompare(right.name, locale));
  return (
    <FieldGroup legend={t('profile.languages')} hint={t('profile.languagesHint')}>
      {field.value.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {field.value.map((language) => (
            <li
              key={language}
              className="flex h-9 items-center gap-1 rounded-full border border-accent bg-accent-subtle pl-3 text-small font-medium text-accent-text"
            >
              {nameOf(language)}
              <IconButton
                icon={X}
                size="small"
                label={t('profile.removeLanguage', { language: nameOf(language) })}
                onClick={() => field.onChange(toggled(field.value, language, false))}
              />
            </li>
          ))}
        </ul>
      )}
      {field.value.length < mentorLimits.languages && (
        <Select
          aria-label={t('profile.addLanguage')}
          className="max-w-64"
          value=""
          onChange={({ target }) => field.onChange(toggled(field.value, target.value, true))}
        >
          <option value="">{t('profile.addLanguage')}</option>
          {others.map(({ language, name }) => (
            <option key={language} value={language}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </FieldGroup>
  );
}
