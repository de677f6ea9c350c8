import { FormProvider } from 'react-hook-form';
import type { OwnMentor } from '@upround/mentor/contract';
import { FailureReason } from '@upround/shared/query';
import { ActionBar, Button, Notice } from '@upround/shared/ui';
import { useOfferText } from '../messages/catalogue';
import { useProfileForm } from '../use-profile-form';
import { OfferPart } from './offer-part';
import { ProfileChoices } from './profile-choices';
import { ProfileTexts } from './profile-texts';

/** Who the mentor is and what they help with. */
export function ProfilePart({ mentor }: { mentor: OwnMentor }) {
  const t = useOfferText();
  const { form, save, failure, isIncomplete } = useProfileForm(mentor);
  return (
    <OfferPart id="profile" title={t('parts.profile')}>
      <FormProvider {...form}>
        <form noValidate className="flex flex-col gap-6" onSubmit={(event) => void save(event)}>
          <ProfileTexts />
          <ProfileChoices />
          {failure !== null && (
            <Notice tone="danger" announce title={t('saveFailed')}>
              {isIncomplete ? t('profile.incomplete') : <FailureReason error={failure} />}
            </Notice>
          )}
          <ActionBar>
            <Button variant="primary" type="submit" busy={form.formState.isSubmitting}>
              {t('save')}
            </Button>
          </ActionBar>
        </form>
      </FormProvider>
    </OfferPart>
  );
}
