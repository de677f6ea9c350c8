import { useFormContext, useWatch } from 'react-hook-form';
import { competitionLimits } from '@upround/competitions/contract';
import { Checkbox, Field, Select } from '@upround/shared/ui';
import { useDeskText } from '../messages/catalogue';
import { emptyField, fieldKinds, type DraftValues } from './draft-values';
import { FieldPair } from './field-pair';
import { ListPart } from './list-part';
import { TextPart } from './text-part';

/** What each entry is asked for. */
export function EntryFormPart() {
  const t = useDeskText();
  return (
    <ListPart
      name="form"
      title={t('form.entryForm')}
      rowTitle={t('form.field')}
      addText={t('form.addField')}
      empty={emptyField}
      most={competitionLimits.fields}
      least={1}
    >
      {(index) => <FieldRow index={index} />}
    </ListPart>
  );
}

function FieldRow({ index }: { index: number }) {
  const t = useDeskText();
  const { register } = useFormContext<DraftValues>();
  return (
    <>
      <FieldPair>
        <TextPart
          name={`form.${index}.label`}
          label={t('form.label')}
          limit={competitionLimits.line}
        />
        <Field label={t('form.fieldKind')}>
          <Select {...register(`form.${index}.kind`)}>
            {fieldKinds.map((kind) => (
              <option key={kind} value={kind}>
                {t(`form.fieldKinds.${kind}`)}
              </option>
            ))}
          </Select>
        </Field>
      </FieldPair>
      <TextPart
        name={`form.${index}.hint`}
        label={t('form.hint')}
        limit={competitionLimits.line}
        isOptional
      />
      <LimitsPart index={index} />
      <div className="flex flex-col">
        <Checkbox {...register(`form.${index}.isRequired`)} label={t('form.isRequired')} />
        <Checkbox {...register(`form.${index}.isPublic`)} label={t('form.isPublic')} />
      </div>
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
          <FieldPair>
            <TextPart name={`form.${index}.min`} label={t('form.min')} type="number" isOptional />
            <TextPart name={`form.${index}.max`} label={t('form.max')} type="number" isOptional />
          </FieldPair>
          <TextPart
            name={`form.${index}.unit`}
            label={t('form.unit')}
            hint={t('form.unitHint')}
            limit={competitionLimits.line}
            isOptional
          />
        </>
      );
    case 'FILE':
      return <TextPart name={`form.${index}.mostMb`} label={t('form.mostMb')} type="number" />;
    default:
      return null;
  }
}
