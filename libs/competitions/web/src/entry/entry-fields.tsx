import { Controller, type Control } from 'react-hook-form';
import { competitionLimits, type EntryField } from '@upround/competitions/contract';
import {
  CharacterCount,
  Checkbox,
  Field,
  FieldGroup,
  RadioGroup,
  TextArea,
  TextInput,
} from '@upround/shared/ui';
import { limitOf, type EntryValues, type HeadField } from './entry-values';
import { useEntryText } from './messages/catalogue';

interface FieldPartProps {
  control: Control<EntryValues>;
  /** What doesn't fit, as a sentence. */
  error: string | undefined;
}

/** Puts the focus into a field of the form, the first of several choices. */
export function focusField(id: string): void {
  document.querySelector<HTMLElement>(`[data-field="${id}"] :is(input, textarea):enabled`)?.focus();
}

const lengthOf = (value: unknown) => [...String(value ?? '')].length;

/** Title or tagline. */
export function HeadFieldPart(props: FieldPartProps & { name: HeadField }) {
  const { control, name, error } = props;
  const t = useEntryText();
  const limit = limitOf(name);
  return (
    <div data-field={name}>
      <Controller
        control={control}
        name={name}
        render={({ field: { value, ...field } }) => (
          <Field
            label={t(`form.${name}`)}
            hint={t(`form.${name}Hint`)}
            error={error}
            required
            aside={<CharacterCount length={lengthOf(value)} limit={limit} />}
          >
            <TextInput {...field} value={String(value ?? '')} maxLength={limit} />
          </Field>
        )}
      />
    </div>
  );
}

/** One field of the form that the competition asks for. */
export function EntryFieldPart(props: FieldPartProps & { field: EntryField }) {
  const { field } = props;
  return (
    <div data-field={field.id}>
      {field.kind === 'CHOICE' ? (
        <ChoicePart {...props} field={field} />
      ) : (
        <WrittenPart {...props} field={field} />
      )}
    </div>
  );
}

type ChoiceField = Extract<EntryField, { kind: 'CHOICE' }>;
type WrittenField = Exclude<EntryField, ChoiceField>;

function WrittenPart({ control, error, field: asked }: FieldPartProps & { field: WrittenField }) {
  const t = useEntryText();
  const hints = { LINK: t('form.link'), VIDEO: t('form.video'), TEXT: '', NUMBER: '' };
  return (
    <Controller
      control={control}
      name={asked.id}
      render={({ field: { value, ...field } }) => {
        const text = String(value ?? '');
        return (
          <Field
            label={asked.label}
            hint={asked.hint === '' ? hints[asked.kind] : asked.hint}
            error={error}
            required={asked.isRequired}
            optional={!asked.isRequired}
            aside={
              asked.kind === 'TEXT' ? (
                <CharacterCount length={lengthOf(text)} limit={asked.max} />
              ) : asked.kind === 'NUMBER' ? (
                asked.unit
              ) : undefined
            }
          >
            {asked.kind === 'TEXT' && asked.isLong ? (
              <TextArea {...field} value={text} rows={5} maxLength={competitionLimits.answer} />
            ) : (
              <TextInput
                {...field}
                value={text}
                maxLength={competitionLimits.answer}
                inputMode={
                  asked.kind === 'NUMBER' ? 'decimal' : asked.kind === 'TEXT' ? 'text' : 'url'
                }
              />
            )}
          </Field>
        );
      }}
    />
  );
}

function ChoicePart({ control, error, field: asked }: FieldPartProps & { field: ChoiceField }) {
  const t = useEntryText();
  const hint = [asked.hint, asked.most > 1 && t('form.choose', { count: String(asked.most) })]
    .filter(Boolean)
    .join(' ');
  const group = {
    legend: asked.label,
    hint,
    error,
    optional: !asked.isRequired,
  };
  return (
    <Controller
      control={control}
      name={asked.id}
      render={({ field: { value, onChange } }) => {
        const chosen = Array.isArray(value) ? value : [];
        if (asked.most === 1) {
          const none = asked.isRequired ? [] : [{ value: '', label: t('form.noAnswer') }];
          return (
            <RadioGroup
              {...group}
              options={[
                ...asked.options.map((option) => ({ value: option, label: option })),
                ...none,
              ]}
              value={chosen[0] ?? (asked.isRequired ? undefined : '')}
              onChange={(next) => onChange(next === '' ? [] : [next])}
            />
          );
        }
        const isFull = chosen.length >= asked.most;
        return (
          <FieldGroup {...group}>
            <div className="flex flex-col">
              {asked.options.map((option) => {
                const isChosen = chosen.includes(option);
                return (
                  <Checkbox
                    key={option}
                    label={option}
                    checked={isChosen}
                    disabled={isFull && !isChosen}
                    onChange={() =>
                      // In the order in which they are offered.
                      onChange(
                        asked.options.filter((one) =>
                          one === option ? !isChosen : chosen.includes(one),
                        ),
                      )
                    }
                  />
                );
              })}
            </div>
          </FieldGroup>
        );
      }}
    />
  );
}
