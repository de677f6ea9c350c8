import { profileLimits, slugSchema, type Profile } from '@upround/profile/contract';
import { links } from '@upround/shared/links';
import { Button, Field, TextInput } from '@upround/shared/ui';
import { useEditText } from './messages/catalogue';
import { SaveMark } from './save-mark';
import { useSavedText } from './use-saved-text';

/** The viewer's profile URL. It's saved by a button, because it may be taken and old URLs stay reserved. */
export function SlugField({ profile }: { profile: Profile }) {
  const t = useEditText();
  const field = useSavedText({
    profile,
    name: 'slug',
    value: profile.slug,
    problemOf: (text) =>
      slugSchema.safeParse(text).success
        ? undefined
        : t('problems.slug', {
            min: String(profileLimits.slug.min),
            max: String(profileLimits.slug.max),
          }),
    changeOf: (slug) => ({ slug }),
  });
  const wanted = slugSchema.safeParse(field.text);
  const isNew = field.text.trim() !== profile.slug;
  const address = `${window.location.host}${links.user(wanted.data ?? profile.slug)}`;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void field.commit();
      }}
    >
      <Field
        label={t('fields.slug')}
        error={field.error}
        hint={
          <span className="wrap-anywhere">
            {isNew && wanted.success
              ? t('hints.slug', { address })
              : t('hints.slugNow', { address })}
          </span>
        }
        aside={<SaveMark state={field.state} />}
      >
        <span className="flex flex-wrap gap-2">
          <TextInput
            className="min-w-48 flex-1"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            value={field.text}
            onChange={(event) => field.write(event.target.value.toLowerCase())}
          />
          <Button type="submit" busy={field.state === 'saving'} disabled={!isNew}>
            {t('changeSlug')}
          </Button>
        </span>
      </Field>
    </form>
  );
}
