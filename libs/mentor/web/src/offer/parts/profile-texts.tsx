import { useFormContext, useWatch } from 'react-hook-form';
import { mentorLimits } from '@upround/mentor/contract';
import { CharacterCount, Checkbox, Field, TextArea, TextInput } from '@upround/shared/ui';
import { useOfferText } from '../messages/catalogue';
import { fieldId } from '../field-id';
import type { ProfileValues } from '../profile-values';

type TextName = 'headline' | 'about' | 'proof';

/** The length of a field in code points, as the limits count. */
function Length({ name }: { name: TextName }) {
  const value = useWatch<ProfileValues, TextName>({ name });
  return <CharacterCount length={[...value].length} limit={mentorLimits[name]} />;
}

/** The texts of the profile, and how sessions are confirmed and held. */
export function ProfileTexts() {
  const t = useOfferText();
  const { register, formState } = useFormContext<ProfileValues>();
  return (
    <>
      <div id={fieldId('headline')} className="scroll-mt-20">
        <Field
          label={t('profile.headline')}
          hint={t('profile.headlineHint')}
          aside={<Length name="headline" />}
        >
          <TextInput {...register('headline')} maxLength={mentorLimits.headline} />
        </Field>
      </div>
      <div id={fieldId('about')} className="scroll-mt-20">
        <Field
          label={t('profile.about')}
          hint={t('profile.aboutHint')}
          aside={<Length name="about" />}
        >
          <TextArea {...register('about')} rows={6} maxLength={mentorLimits.about} />
        </Field>
      </div>
      <div id={fieldId('proof')} className="scroll-mt-20">
        <Field
          label={t('profile.proof')}
          hint={t('profile.proofHint')}
          aside={<Length name="proof" />}
        >
          <TextArea {...register('proof')} rows={3} maxLength={mentorLimits.proof} />
        </Field>
      </div>
      <Field
        label={t('profile.joinUrl')}
        optional
        hint={t('profile.joinUrlHint')}
        error={formState.errors.joinUrl && t('profile.joinUrlInvalid')}
      >
        <TextInput
          {...register('joinUrl')}
          type="url"
          inputMode="url"
          placeholder="https://"
          autoComplete="off"
        />
      </Field>
      <Checkbox
        {...register('isInstant')}
        label={t('profile.isInstant')}
        hint={t('profile.isInstantHint')}
      />
    </>
  );
}
