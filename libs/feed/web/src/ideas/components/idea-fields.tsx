import { ideaLimits, ideaNeeds, ideaStages } from '@upround/feed/contract';
import {
  CharacterCount,
  Checkbox,
  Field,
  FieldGroup,
  Select,
  TextArea,
  TextInput,
} from '@upround/shared/ui';
import { withNeed, type DraftIdea, type IdeaText } from '../../composer/model/draft-idea';
import { useIdeaText } from './messages/catalogue';

export interface IdeaFieldsProps {
  idea: DraftIdea;
  /** Error of a field. */
  errorAt: (name: keyof DraftIdea) => string | undefined;
  onChange: (changes: Partial<DraftIdea>) => void;
  autoFocus?: boolean;
}

/** From this share of the limit on the count is shown. */
const COUNTED_FROM = 0.8;
const rows: Record<Exclude<IdeaText, 'title'>, number> = {
  description: 2,
  problem: 3,
  solution: 3,
};

/** The fields of an idea, with their errors. */
export function IdeaFields({ idea, errorAt, onChange, autoFocus = false }: IdeaFieldsProps) {
  const t = useIdeaText();
  const frameOf = (name: IdeaText) => {
    const length = [...idea[name].trim()].length;
    const limit = ideaLimits[name];
    const isCounted = length > limit * COUNTED_FROM;
    return {
      label: t(`fields.${name}`),
      error: errorAt(name),
      aside: isCounted && <CharacterCount length={length} limit={limit} />,
    };
  };
  const max = ideaLimits.lookingFor;
  const isFull = idea.lookingFor.length >= max;
  return (
    <div className="flex flex-col gap-4">
      <Field {...frameOf('title')}>
        <TextInput
          dir="auto"
          autoComplete="off"
          autoFocus={autoFocus}
          value={idea.title}
          placeholder={t('fields.titlePlaceholder')}
          onChange={({ target }) => onChange({ title: target.value })}
        />
      </Field>
      {(['description', 'problem', 'solution'] as const).map((name) => (
        <Field key={name} {...frameOf(name)}>
          <TextArea
            dir="auto"
            rows={rows[name]}
            value={idea[name]}
            placeholder={t(`fields.${name}Placeholder`)}
            onChange={({ target }) => onChange({ [name]: target.value })}
          />
        </Field>
      ))}
      <Field label={t('fields.stage')} error={errorAt('stage')}>
        <Select
          value={idea.stage}
          onChange={({ target }) => {
            const stage = ideaStages.find((one) => one === target.value);
            if (stage !== undefined) onChange({ stage });
          }}
        >
          {ideaStages.map((stage) => (
            <option key={stage} value={stage}>
              {t(`stages.${stage}`)}
            </option>
          ))}
        </Select>
      </Field>
      <FieldGroup
        legend={t('fields.lookingFor')}
        optional
        error={errorAt('lookingFor')}
        hint={t(isFull ? 'fields.lookingForFull' : 'fields.lookingForHint', { max })}
      >
        <div className="grid gap-x-4 small:grid-cols-2">
          {ideaNeeds.map((need) => {
            const isChosen = idea.lookingFor.includes(need);
            return (
              <Checkbox
                key={need}
                label={t(`needs.${need}`)}
                checked={isChosen}
                disabled={isFull && !isChosen}
                onChange={({ target }) =>
                  onChange({ lookingFor: withNeed(idea.lookingFor, need, target.checked) })
                }
              />
            );
          })}
        </div>
      </FieldGroup>
    </div>
  );
}
