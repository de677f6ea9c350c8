import type { Profile } from '@upround/profile/contract';
import { useFormat } from '@upround/shared/i18n';
import { CharacterCount, Field, TextArea, TextInput } from '@upround/shared/ui';
import { useEditText } from './messages/catalogue';
import { SaveMark } from './save-mark';
import { useSavedText } from './use-saved-text';

interface TextFieldProps {
  profile: Profile;
  name: 'displayName' | 'headline' | 'about';
  limit: number;
  /** Several lines, so many at least. */
  rows?: number;
  required?: boolean;
  autoFocus: boolean;
}

/** A text field of the viewer's profile, saved when it loses focus. */
export function TextField({
  profile,
  name,
  limit,
  rows,
  required = false,
  autoFocus,
}: TextFieldProps) {
  const t = useEditText();
  const format = useFormat();
  const field = useSavedText({
    profile,
    name,
    value: profile[name],
    problemOf: (text) => {
      if (required && text === '') return t('problems.missing');
      if ([...text].length > limit) return t('problems.tooLong', { limit: format.number(limit) });
      return undefined;
    },
    changeOf: (text) => ({ [name]: text }),
  });
  const length = [...field.text.trim()].length;
  const control = {
    autoFocus,
    dir: 'auto' as const,
    value: field.text,
    onChange: (event: { target: { value: string } }) => field.write(event.target.value),
    onBlur: () => void field.commit(),
  };
  return (
    <Field
      label={t(`fields.${name}`)}
      hint={t(`hints.${name}`)}
      error={field.error}
      required={required}
      aside={
        <span className="inline-flex items-center gap-3">
          {length > limit * 0.8 && <CharacterCount length={length} limit={limit} />}
          <SaveMark state={field.state} onAgain={() => void field.commit()} />
        </span>
      }
    >
      {rows === undefined ? (
        <TextInput
          {...control}
          autoComplete={name === 'displayName' ? 'name' : 'off'}
          onKeyDown={(event) => {
            if (event.key === 'Enter') void field.commit();
          }}
        />
      ) : (
        <TextArea rows={rows} {...control} />
      )}
    </Field>
  );
}
