import { useFormContext, useWatch } from 'react-hook-form';
import { competitionLimits } from '@upround/competitions/contract';
import { useDeskText } from '../messages/catalogue';
import { sumOf } from './check-draft';
import type { DraftValues } from './draft-values';
import { FieldPair } from './field-pair';
import { ListPart } from './list-part';
import { TextPart } from './text-part';

/** Who can enter, one condition a row. */
export function EligibilityPart() {
  const t = useDeskText();
  return (
    <ListPart
      name="eligibility"
      title={t('form.eligibility')}
      rowTitle={t('form.condition')}
      addText={t('form.addCondition')}
      empty={{ text: '' }}
      most={competitionLimits.questions}
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
  return (
    <ListPart
      name="prizes"
      title={t('form.prizes')}
      rowTitle={t('form.prize')}
      addText={t('form.addPrize')}
      empty={{ place: '', title: '', text: '' }}
      most={competitionLimits.prizes}
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
  return (
    <ListPart
      name="questions"
      title={t('form.questions')}
      rowTitle={t('form.question')}
      addText={t('form.addQuestion')}
      empty={{ question: '', answer: '' }}
      most={competitionLimits.questions}
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

/** What judges score, with its weight; the weights add up to 100. */
export function CriteriaPart() {
  const t = useDeskText();
  const { control } = useFormContext<DraftValues>();
  const sum = sumOf(useWatch({ control, name: 'criteria' }));
  return (
    <ListPart
      name="criteria"
      title={t('form.criteria')}
      rowTitle={t('form.criterion')}
      addText={t('form.addCriterion')}
      empty={{ id: '', label: '', text: '', weight: '' }}
      most={competitionLimits.criteria}
      least={1}
      note={
        <p role="status" className="figures text-small text-muted">
          {t('form.sum', { sum: String(sum) })}
        </p>
      }
    >
      {(index) => (
        <>
          <FieldPair>
            <TextPart
              name={`criteria.${index}.label`}
              label={t('form.criterion')}
              limit={competitionLimits.line}
            />
            <TextPart name={`criteria.${index}.weight`} label={t('form.weight')} type="number" />
          </FieldPair>
          <TextPart
            name={`criteria.${index}.text`}
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
