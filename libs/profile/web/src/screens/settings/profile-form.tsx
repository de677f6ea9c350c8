import { useRef, useState } from 'react';
import type { Profile } from '@upround/profile/contract';
import {
  Button,
  CharacterCount,
  Field,
  InlineError,
  Notice,
  TextArea,
  TextInput,
} from '@upround/shared/ui';
import { useSettingsText } from './messages/catalogue';
import { fieldLimits, type ProfileEdits, type ProfileField } from './profile-edits';
import { RoleField } from './role-field';
import { SaveNote } from './save-note';
import { useProfileEdits } from './use-profile-edits';
import { useWhy } from './use-why';

export interface ProfileFormProps {
  profile: Profile;
  /** Edits of an earlier visit that were not saved. */
  kept: ProfileEdits;
}

/** The words of one's profile, saved by a button. */
export function ProfileForm({ profile, kept }: ProfileFormProps) {
  const t = useSettingsText();
  const why = useWhy();
  const form = useRef<HTMLFormElement>(null);
  const { values, issues, isUnsaved, saving, ...edits } = useProfileEdits(profile, kept);
  const [isKept] = useState(Object.keys(kept).length > 0);

  const field = (name: ProfileField) => ({
    name,
    value: values[name],
    onChange: (event: { target: { value: string } }) => edits.set(name, event.target.value),
  });
  const count = (name: keyof typeof fieldLimits) => (
    <CharacterCount length={[...values[name].trim()].length} limit={fieldLimits[name]} />
  );
  const save = () => {
    const [first] = Object.keys(edits.save());
    const control = first && form.current?.elements.namedItem(first);
    if (control instanceof HTMLElement) control.focus();
  };
  const isRefused = saving.isError && Object.keys(issues).length === 0;

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!saving.isPending) save();
      }}
      className="flex flex-col gap-5"
    >
      {isKept && isUnsaved && <Notice>{t('profile.kept')}</Notice>}
      <Field label={t('profile.displayName')} error={issues.displayName} required>
        <TextInput {...field('displayName')} autoComplete="name" />
      </Field>
      <Field
        label={t('profile.headline')}
        hint={t('profile.headlineHint')}
        error={issues.headline}
        aside={count('headline')}
      >
        <TextInput {...field('headline')} />
      </Field>
      <RoleField {...field('badge')} current={profile.role} error={issues.badge} />
      <Field label={t('profile.location')} hint={t('profile.locationHint')} error={issues.location}>
        <TextInput {...field('location')} autoComplete="address-level2" />
      </Field>
      <Field
        label={t('profile.about')}
        hint={t('profile.aboutHint')}
        error={issues.about}
        aside={count('about')}
      >
        <TextArea {...field('about')} rows={5} />
      </Field>
      <Field label={t('profile.slug')} hint={t('profile.slugHint')} error={issues.slug} required>
        <TextInput {...field('slug')} autoCapitalize="none" autoComplete="off" spellCheck={false} />
      </Field>
      {isRefused && <InlineError>{t('profile.notSaved', { why: why(saving.error) })}</InlineError>}
      <div className="flex min-h-10 flex-wrap items-center gap-3">
        <Button
          type="submit"
          variant="primary"
          busy={saving.isPending}
          disabled={!isUnsaved && !saving.isSuccess}
        >
          {t('profile.save')}
        </Button>
        {isUnsaved && !saving.isPending && (
          <>
            <Button variant="quiet" onClick={edits.discard}>
              {t('profile.discard')}
            </Button>
            <span className="text-small text-muted">{t('profile.unsaved')}</span>
          </>
        )}
        <SaveNote
          state={saving.isPending ? 'saving' : saving.isSuccess && !isUnsaved ? 'saved' : 'idle'}
        />
      </div>
    </form>
  );
}
