import { Search } from 'lucide-react';
import { useRef, useState } from 'react';
import { memberEmailSchema, peopleLimits } from '@upround/moderation/contract';
import { Button, Field, TextInput } from '@upround/shared/ui';
import { usePeopleText } from './messages/catalogue';

interface MemberSearchProps {
  /** What is searched for. */
  text: string;
  onName: (text: string) => void;
  onEmail: (email: string) => void;
}

/** An @ at the beginning is that of a slug. */
const isLikeEmail = (text: string) => text.lastIndexOf('@') > 0;

/** Searches for a name, a slug or a whole email address. */
export function MemberSearch({ text, onName, onEmail }: MemberSearchProps) {
  const t = usePeopleText();
  const field = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState(text);
  const [followed, setFollowed] = useState(text);
  const [isHalf, setHalf] = useState(false);
  if (text !== followed) {
    setFollowed(text);
    setDraft(text);
  }
  const submit = () => {
    const wanted = draft.trim();
    const email = memberEmailSchema.safeParse({ email: wanted });
    setHalf(isLikeEmail(wanted) && !email.success);
    if (!isLikeEmail(wanted)) onName(wanted.slice(0, peopleLimits.query));
    else if (email.success) onEmail(email.data.email);
  };
  return (
    <form
      role="search"
      className="flex flex-col gap-3 medium:flex-row medium:items-start"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Field
        className="grow"
        label={t('search.label')}
        hint={t('search.hint')}
        error={isHalf ? t('search.halfEmail') : undefined}
      >
        <TextInput
          ref={field}
          icon={Search}
          type="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={peopleLimits.email}
          value={draft}
          onChange={({ target }) => {
            setDraft(target.value);
            setHalf(false);
          }}
        />
      </Field>
      <div className="flex flex-wrap gap-2 medium:mt-6.5">
        <Button type="submit">{t('search.submit')}</Button>
        {text !== '' && (
          <Button
            variant="quiet"
            onClick={() => {
              onName('');
              // The button goes with the search.
              field.current?.focus();
            }}
          >
            {t('search.clear')}
          </Button>
        )}
      </div>
    </form>
  );
}
