import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { register, type OwnAmbassador } from '@upround/ambassador/contract';
import { api } from '@upround/shared/api-client';
import { checkedBy, showServerError, useAutosave, useIdempotencyKey } from '@upround/shared/forms';
import { links } from '@upround/shared/links';
import { useSession } from '@upround/shared/session';
import { toast } from '@upround/shared/toasts';
import { useSaveOwnAmbassador } from '../data/own-cache';
import { applyDraft, applyFaults, emptyApply, type ApplyValues } from './apply-draft';
import { useAmbassadorProgrammeText } from './messages/catalogue';

const autosaved = {
  empty: emptyApply,
  isEmpty: ({ motivation }: ApplyValues) => motivation.trim() === '',
};

/**
 * An application with its draft, and sending it.
 *
 * @param token of an invitation, with which one joins at once
 */
export function useApplyForm(token: string | null) {
  const t = useAmbassadorProgrammeText();
  const userId = useSession().user?.id ?? '';
  const save = useSaveOwnAmbassador();
  const navigate = useNavigate();
  const keyFor = useIdempotencyKey();
  const isInvited = token !== null;
  const form = useForm<ApplyValues>({
    defaultValues: emptyApply,
    resolver: checkedBy(applyFaults(isInvited)),
  });
  const draft = useMemo(() => applyDraft(userId), [userId]);
  const autosave = useAutosave(form, draft, autosaved);
  const send = useMutation({
    mutationKey: [register.id],
    mutationFn: (values: ApplyValues) => {
      const motivation = values.motivation.trim();
      const body = {
        ...(motivation !== '' && { motivation }),
        ...(token !== null && { token }),
      };
      return api.call(register, { body }, { idempotencyKey: keyFor(body) });
    },
    gcTime: 0,
    onSuccess(own: OwnAmbassador) {
      autosave.clear();
      save(own);
      if (!isInvited) return;
      toast.show({ text: t('invite.welcome') });
      // The invitation is used: a reload must not offer it again.
      void navigate(links.ambassadors(), { replace: true });
    },
    onError: (error) =>
      showServerError(
        form,
        error,
        (path) => (path.endsWith('motivation') ? 'motivation' : undefined),
        () => 'unreadable',
      ),
  });
  return { form, autosave, send, submit: form.handleSubmit((values) => send.mutate(values)) };
}
