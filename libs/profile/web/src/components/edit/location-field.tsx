import { LocateFixed } from 'lucide-react';
import { useRef, useState } from 'react';
import { geocode, profileErrors, profileLimits, type Profile } from '@upround/profile/contract';
import { api, ApiError } from '@upround/shared/api-client';
import { useFormat } from '@upround/shared/i18n';
import { Button, Field, TextInput } from '@upround/shared/ui';
import { askPosition, PositionError } from '../../data/ask-position';
import { useEditText } from './messages/catalogue';
import { SaveMark } from './save-mark';
import { useSavedText } from './use-saved-text';

/** The location: typed, or filled in from the browser's position on request. */
export function LocationField({ profile, autoFocus }: { profile: Profile; autoFocus: boolean }) {
  const t = useEditText();
  const format = useFormat();
  const input = useRef<HTMLInputElement>(null);
  const [isLocating, setLocating] = useState(false);
  const [note, setNote] = useState<{ text: string; isError: boolean }>();
  const field = useSavedText({
    profile,
    name: 'location',
    value: profile.location ?? '',
    problemOf: (text) =>
      [...text].length > profileLimits.location
        ? t('problems.tooLong', { limit: format.number(profileLimits.location) })
        : undefined,
    changeOf: (location) => ({ location }),
  });

  async function locate() {
    setLocating(true);
    setNote(undefined);
    try {
      const { lat, lon } = await askPosition();
      const { county, state } = await api.call(geocode, { query: { lat, lon } });
      const place = [county, state].filter(Boolean).join(', ');
      field.write(place);
      setNote({ text: t('located', { place }), isError: false });
      input.current?.focus();
    } catch (error) {
      setNote({ text: t(reasonOf(error)), isError: true });
    }
    setLocating(false);
  }

  return (
    <Field
      label={t('fields.location')}
      hint={note?.isError === false ? <span role="status">{note.text}</span> : t('hints.location')}
      error={field.error ?? (note?.isError ? <span role="alert">{note.text}</span> : undefined)}
      aside={<SaveMark state={field.state} onAgain={() => void field.commit()} />}
    >
      <span className="flex flex-wrap gap-2">
        <TextInput
          ref={input}
          autoFocus={autoFocus}
          autoComplete="off"
          dir="auto"
          className="min-w-48 flex-1"
          value={field.text}
          onChange={(event) => {
            setNote(undefined);
            field.write(event.target.value);
          }}
          onBlur={() => void field.commit()}
          onKeyDown={(event) => {
            if (event.key === 'Enter') void field.commit();
          }}
        />
        <Button icon={LocateFixed} busy={isLocating} onClick={() => void locate()}>
          {t('locate')}
        </Button>
      </span>
    </Field>
  );
}

function reasonOf(error: unknown) {
  if (error instanceof PositionError && error.refused) return 'locateRefused';
  const isNowhere = error instanceof ApiError && error.code === profileErrors.NO_PLACE_NEARBY.code;
  return isNowhere ? 'noPlace' : 'locateFailed';
}
