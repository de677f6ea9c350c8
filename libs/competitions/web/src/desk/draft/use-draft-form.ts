import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import {
  createCompetition,
  editCompetition,
  type CompetitionDraft,
  type DeskCompetition,
} from '@upround/competitions/contract';
import { api } from '@upround/shared/api-client';
import { useAutosave } from '@upround/shared/forms';
import { useSession } from '@upround/shared/session';
import { toast, useFailureToast } from '@upround/shared/toasts';
import { usePutDesk } from '../desk-queries';
import { useDeskText } from '../messages/catalogue';
import { useOwnZone } from '../use-own-zone';
import { checkDraft } from './check-draft';
import { deskDraft } from './desk-drafts';
import { draftOf, emptyValues, valuesOf, type DraftValues } from './draft-values';

interface DraftFormOptions {
  /** Null for a new one. */
  competition: DeskCompetition | null;
  onSaved?: ((saved: DeskCompetition) => void) | undefined;
  /** Some fields can't be saved as they are; before the focus goes to the first one. */
  onInvalid: () => void;
}

const isSame = (one: DraftValues, other: DraftValues) =>
  JSON.stringify(one) === JSON.stringify(other);

/** The form of a draft: its values, what of them is only on this device, and saving. */
export function useDraftForm({ competition, onSaved, onInvalid }: DraftFormOptions) {
  const t = useDeskText();
  const zone = useOwnZone();
  const put = usePutDesk();
  const fail = useFailureToast();
  const userId = useSession().user?.id ?? '';
  const base = competition === null ? emptyValues : valuesOf(competition.draft, zone);
  const form = useForm<DraftValues>({ defaultValues: base, resolver: checkDraft(t, zone) });
  const slug = competition?.slug ?? null;
  const draft = useMemo(() => deskDraft(userId, slug), [slug, userId]);
  const autosave = useAutosave(form, draft, {
    empty: base,
    isEmpty: (values) => isSame(values, base),
  });
  const { mutate, isPending } = useMutation({
    mutationFn: ({ body }: { sent: DraftValues; body: CompetitionDraft }) =>
      slug === null
        ? api.call(createCompetition, { body })
        : api.call(editCompetition, { params: { slug }, body }),
    onSuccess: (saved, { sent }) => {
      const hasMore = !isSame(form.getValues(), sent);
      put(saved);
      // With the ids that fields and criteria have from now on; what was typed meanwhile stays.
      form.reset(valuesOf(saved.draft, zone), { keepValues: hasMore });
      autosave.clear(deskDraft(userId, saved.slug), hasMore);
      toast.show({ text: t('form.saved') });
      onSaved?.(saved);
    },
    onError: (error) => fail(error, t('form.saveFailed')),
  });
  const submit = form.handleSubmit(
    (values) => mutate({ sent: form.getValues(), body: draftOf(values, zone) }),
    () => flushSync(onInvalid),
  );
  const discard = () => {
    form.reset(base);
    autosave.clear();
  };
  return { form, submit, isPending, zone, autosave, discard };
}
