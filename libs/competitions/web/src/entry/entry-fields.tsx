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
import { isFileAnswer } from '../model/file-answer';
import { limitOf, type EntryValues, type HeadField } from './entry-values';
import { FileField } from './file/file-field';
import { HintLines } from './hint-lines';
import { useEntryText } from './messages/catalogue';
import type { Grace } from './use-grace';

interface FieldPartProps {
  control: Control<EntryValues>;
  /** What doesn't fit, as a sentence. */
  error: string | undefined;
}

const CONTROLS = ':is(input:not([hidden]), textarea, button):enabled';

/** Puts the focus into a field of the form, the first of several choices. */
export function focusField(id: string): void {
  document.querySelector<HTMLElement>(`[data-field="${id}"] ${CONTROLS}`)?.focus();
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const ignore = () => undefined;
const lengthOf = (text: string) => [...text].length;

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
            hint={<HintLines lines={[t(`form.${name}Hint`), t('form.public')]} />}
            error={error}
            required
            aside={<CharacterCount length={lengthOf(textOf(value))} limit={limit} />}
          >
            <TextInput {...field} value={textOf(value)} maxLength={limit} />
          </Field>
        )}
      />
    </div>
  );
}

interface EntryFieldPartProps extends FieldPartProps {
  field: EntryField;
  grace: Grace;
  /** A file arrived or was removed. */
  onFile: () => void;
  /** A chosen file wasn't uploaded, or that no longer matters. */
  onFailed?: (isFailed: boolean) => void;
}

/** One field of the form that the competition asks for. */
export function EntryFieldPart(props: EntryFieldPartProps) {
  const { field, grace, onFile, onFailed = ignore, ...common } = props;
  return (
    <div data-field={field.id}>
      {field.kind === 'CHOICE' ? (
        <ChoicePart {...common} field={field} />
      ) : field.kind === 'FILE' ? (
        <FilePart {...common} field={field} grace={grace} onFile={onFile} onFailed={onFailed} />
      ) : (
        <WrittenPart {...common} field={field} />
      )}
    </div>
  );
}

type ChoiceField = Extract<EntryField, { kind: 'CHOICE' }>;
type AskedFile = Extract<EntryField, { kind: 'FILE' }>;
type WrittenField = Exclude<EntryField, ChoiceField | AskedFile>;

/** That everyone sees the answer. What only judges see is said once, above the form. */
function useFieldNote({ isPublic }: EntryField): string {
  const t = useEntryText();
  return isPublic ? t('form.public') : '';
}

function WrittenPart({ control, error, field: asked }: FieldPartProps & { field: WrittenField }) {
  const t = useEntryText();
  const note = useFieldNote(asked);
  const hints = { LINK: t('form.link'), VIDEO: t('form.video'), TEXT: '', NUMBER: '' };
  const hint = asked.hint === '' ? hints[asked.kind] : asked.hint;
  return (
    <Controller
      control={control}
      name={asked.id}
      render={({ field: { value, ...field } }) => {
        const text = textOf(value);
        return (
          <Field
            label={asked.label}
            hint={<HintLines lines={[hint, note]} />}
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

type FileEvents = Required<Pick<EntryFieldPartProps, 'grace' | 'onFile' | 'onFailed'>>;

interface FilePartProps extends FieldPartProps, FileEvents {
  field: AskedFile;
}

function FilePart({ control, error, field: asked, grace, onFile, onFailed }: FilePartProps) {
  const note = useFieldNote(asked);
  return (
    <Controller
      control={control}
      name={asked.id}
      render={({ field: { value, onChange } }) => (
        <FileField
          field={asked}
          note={note}
          value={isFileAnswer(value) ? value : null}
          error={error}
          grace={grace}
          onFailed={onFailed}
          onChange={(file) => {
            onChange(file ?? '');
            onFile();
          }}
        />
      )}
    />
  );
}

function ChoicePart({ control, error, field: asked }: FieldPartProps & { field: ChoiceField }) {
  const t = useEntryText();
  const note = useFieldNote(asked);
  const most = asked.most > 1 ? t('form.choose', { count: String(asked.most) }) : '';
  const group = {
    legend: asked.label,
    hint: <HintLines lines={[asked.hint, most, note]} />,
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
