import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { mentorErrors, saveOwnMentor, type OwnMentor } from '@upround/mentor/contract';
import { api, ApiError } from '@upround/shared/api-client';
import { webAddressSchema } from '@upround/shared/domain';
import { draftStore } from '@upround/shared/drafts';
import { checkedBy, errorOf, useAutosave, type FormDraft } from '@upround/shared/forms';
import { useSession } from '@upround/shared/session';
import { toast } from '@upround/shared/toasts';
import { useOfferText } from './messages/catalogue';
import { showOwnMentor } from './own-mentor-cache';
import {
  profileChangeOf,
  profileDraftSchema,
  profileValuesOf,
  type ProfileValues,
} from './profile-values';

const drafts = draftStore<ProfileValues>({
  database: 'upround-mentor',
  schema: profileDraftSchema,
});

const draftOf = (userId: string): FormDraft<ProfileValues> => ({
  read: () => drafts(userId).read('profile'),
  write: (values) => drafts(userId).write('profile', values),
  delete: () => drafts(userId).delete('profile'),
});

const resolver = checkedBy<ProfileValues>(({ joinUrl }) =>
  joinUrl.trim() === '' || webAddressSchema.safeParse(joinUrl).success
    ? {}
    : { joinUrl: 'profile.joinUrlInvalid' },
);

const isSame = (left: ProfileValues, right: ProfileValues) =>
  JSON.stringify(left) === JSON.stringify(right);

/** The state of the form of a profile: its values, the draft on this device, and saving. */
export function useProfileForm(mentor: OwnMentor) {
  const t = useOfferText();
  const client = useQueryClient();
  const userId = useSession().user?.id ?? '';
  const saved = profileValuesOf(mentor);
  const form = useForm<ProfileValues>({ defaultValues: saved, resolver });
  const draft = useMemo(() => draftOf(userId), [userId]);
  const autosave = useAutosave(form, draft, {
    empty: saved,
    isEmpty: (values) => isSame(values, saved),
  });
  const [failure, setFailure] = useState<Error | null>(null);

  const save = form.handleSubmit(async (values) => {
    setFailure(null);
    try {
      const written = await api.call(saveOwnMentor, { body: profileChangeOf(values) });
      showOwnMentor(client, written);
      form.reset(profileValuesOf(written), { keepValues: true, keepFieldsRef: true });
      autosave.clear(draft, !isSame(values, form.getValues()));
      toast.show({ text: t('saved') });
    } catch (error) {
      setFailure(errorOf(error));
    }
  });
  const isIncomplete = failure instanceof ApiError && failure.code === mentorErrors.INCOMPLETE.code;
  return { form, save, failure, isIncomplete };
}
