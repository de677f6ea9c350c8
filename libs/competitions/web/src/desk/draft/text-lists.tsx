import { useFieldArray, useFormContext } from 'react-hook-form';
import { competitionLimits } from '@upround/competitions/contract';
import { useDeskText } from '../messages/catalogue';
import type { DraftValues } from './draft-values';
import { ListPart } from './list-part';
import { TextPart } from './text-part';

/** Who may enter, one condition a row. */
export function EligibilityPart() {
  const t = useDeskText();
  const { control } = useFormContext<DraftValues>();
  const { fields, append, move, remove } = useFieldArray({ control, name: 'eligibility' });
  return (
    <ListPart
      name="eligibility"
      title={t('form.eligibility')}
      rowTitle={t('form.condition')}
      addText={t('form.addCondition')}
      rows={fields}
      most={competitionLimits.questions}
      onAdd={() => append({ text: '' })}
      onMove={move}
      onRemove={remove}
    >
      {(index) => (
        <TextPart
          name={`eligibility.${index}.text`}
          label={t('form.condition')}
          limit={competitionLimits.line}
        />
      )}
    </ListPart>
  );
}

/** What can be won. */
export function PrizesPart() {
  const t = useDeskText();
  const { control } = useFormContext<DraftValues>();
  const { fields, append, move, remove } = useFieldArray({ control, name: 'prizes' });
  return (
    <ListPart
      name="prizes"
      title={t('form.prizes')}
      rowTitle={t('form.prize')}
      addText={t('form.addPrize')}
      rows={fields}
      most={competitionLimits.prizes}
      onAdd={() => append({ place: '', title: '', text: '' })}
      onMove={move}
      onRemove={remove}
    >
      {(index) => (
        <>
          <TextPart
            name={`prizes.${index}.title`}
            label={t('form.prize')}
            limit={competitionLimits.line}
          />
          <TextPart
            name={`prizes.${index}.place`}
            label={t('form.place')}
            hint={t('form.placeHint')}
            type="number"
            isOptional
          />
          <TextPart
            name={`prizes.${index}.text`}
            label={t('form.details')}
            rows={2}
            limit={competitionLimits.text}
            isOptional
          />
        </>
      )}
    </ListPart>
  );
}

/** What is often asked. */
export function QuestionsPart() {
  const t = useDeskText();
  const { control } = useFormContext<DraftValues>();
  const { fields, append, move, remove } = useFieldArray({ control, name: 'questions' });
  return (
    <ListPart
      name="questions"
      title={t('form.questions')}
      rowTitle={t('form.question')}
      addText={t('form.addQuestion')}
      rows={fields}
      most={competitionLimits.questions}
      onAdd={() => append({ question: '', answer: '' })}
      onMove={move}
      onRemove={remove}
    >
      {(index) => (
        <>
          <TextPart
            name={`questions.${index}.question`}
            label={t('form.question')}
            limit={competitionLimits.line}
          />
          <TextPart
            name={`questions.${index}.answer`}
            label={t('form.answer')}
            rows={2}
            limit={competitionLimits.text}
          />
        </>
      )}
    </ListPart>
  );
}
