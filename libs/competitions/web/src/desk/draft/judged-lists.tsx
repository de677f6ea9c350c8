import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { competitionLimits } from '@upround/competitions/contract';
import { Checkbox, Field, Select } from '@upround/shared/ui';
import { useDeskText } from '../messages/catalogue';
import { sumOf } from './check-draft';
import { emptyField, type DraftValues } from './draft-values';
import { ListPart } from './list-part';
import { TextPart } from './text-part';

/** What judges score, with its weight; the weights add up to 100. */
export function CriteriaPart() {
  const t = useDeskText();
  const { control } = useFormContext<DraftValues>();
  const { fields, append, move, remove } = useFieldArray({
    control,
    name: 'criteria',
    keyName: 'key',
  });
  const sum = sumOf(useWatch({ control, name: 'criteria' }));
  return (
    <ListPart
      name="criteria"
      title={t('form.criteria')}
      rowTitle={t('form.criterion')}
      addText={t('form.addCriterion')}
      rows={fields.map(({ key }) => ({ id: key }))}
      most={competitionLimits.criteria}
      least={1}
      onAdd={() => append({ id: '', label: '', text: '', weight: '' })}
      onMove={move}
      onRemove={remove}
      note={
        <p role="status" className="figures text-small text-muted">
          {t('form.sum', { sum: String(sum) })}
        </p>
      }
    >
      {(index) => (
        <>
          <TextPart
            name={`criteria.${index}.label`}
            label={t('form.criterion')}
            limit={competitionLimits.line}
          />
          <TextPart name={`criteria.${index}.weight`} label={t('form.weight')} type="number" />
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

/** What each entry is asked for. */
export function EntryFormPart() {
  const t = useDeskText();
  const { control } = useFormContext<DraftValues>();
  const { fields, append, move, remove } = useFieldArray({ control, name: 'form', keyName: 'key' });
  return (
    <ListPart
      name="form"
      title={t('form.entryForm')}
      rowTitle={t('form.field')}
      addText={t('form.addField')}
      rows={fields.map(({ key }) => ({ id: key }))}
      most={competitionLimits.fields}
      least={1}
      onAdd={() => append(emptyField)}
      onMove={move}
      onRemove={remove}
    >
      {(index) => <EntryFieldPart index={index} />}
    </ListPart>
  );
}

const kinds = ['TEXT', 'CHOICE', 'NUMBER', 'LINK', 'VIDEO'] as const;

function EntryFieldPart({ index }: { index: number }) {
  const t = useDeskText();
  const { register } = useFormContext<DraftValues>();
  return (
    <>
      <Field label={t('form.fieldKind')}>
        <Select {...register(`form.${index}.kind`)}>
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`form.fieldKinds.${kind}`)}
            </option>
          ))}
        </Select>
      </Field>
      <TextPart
        name={`form.${index}.label`}
        label={t('form.label')}
        limit={competitionLimits.line}
      />
      <TextPart
        name={`form.${index}.hint`}
        label={t('form.hint')}
        limit={competitionLimits.line}
        isOptional
      />
      <Checkbox {...register(`form.${index}.isRequired`)} label={t('form.isRequired')} />
      <LimitsPart index={index} />
    </>
  );
}

/** What bounds the answer to a field of its kind. */
function LimitsPart({ index }: { index: number }) {
  const t = useDeskText();
  const { control, register } = useFormContext<DraftValues>();
  const kind = useWatch({ control, name: `form.${index}.kind` });
  switch (kind) {
    case 'TEXT':
      return (
        <>
          <TextPart name={`form.${index}.max`} label={t('form.longest')} type="number" />
          <Checkbox {...register(`form.${index}.isLong`)} label={t('form.isLong')} />
        </>
      );
    case 'CHOICE':
      return (
        <>
          <TextPart
            name={`form.${index}.options`}
            label={t('form.options')}
            hint={t('form.optionsHint')}
            rows={4}
          />
          <TextPart name={`form.${index}.most`} label={t('form.most')} type="number" />
        </>
      );
    case 'NUMBER':
      return (
        <>
          <TextPart name={`form.${index}.min`} label={t('form.min')} type="number" isOptional />
          <TextPart name={`form.${index}.max`} label={t('form.max')} type="number" isOptional />
          <TextPart
            name={`form.${index}.unit`}
            label={t('form.unit')}
            hint={t('form.unitHint')}
            limit={competitionLimits.line}
            isOptional
          />
        </>
      );
    default:
      return null;
  }
}
