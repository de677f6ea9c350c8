import { useMutation } from '@tanstack/react-query';
import { FormProvider, useForm } from 'react-hook-form';
import {
  createCompetition,
  editCompetition,
  type CompetitionDraft,
  type DeskCompetition,
} from '@upround/competitions/contract';
import { api } from '@upround/shared/api-client';
import { toast, useFailureToast } from '@upround/shared/toasts';
import { Button, Notice } from '@upround/shared/ui';
import { usePutDesk } from '../desk-queries';
import { useDeskText } from '../messages/catalogue';
import { useOwnZone } from '../use-own-zone';
import { BasicsPart, MomentsPart, RulesPart } from './basics-part';
import { checkDraft } from './check-draft';
import { draftOf, emptyValues, valuesOf, type DraftValues } from './draft-values';
import { CriteriaPart, EntryFormPart } from './judged-lists';
import { EligibilityPart, PrizesPart, QuestionsPart } from './text-lists';

interface DraftFormProps {
  /** Null for a new one. */
  competition: DeskCompetition | null;
  onSaved?: (saved: DeskCompetition) => void;
}

function useDraftForm({ competition, onSaved }: DraftFormProps) {
  const t = useDeskText();
  const zone = useOwnZone();
  const put = usePutDesk();
  const fail = useFailureToast();
  const form = useForm<DraftValues>({
    defaultValues: competition === null ? emptyValues : valuesOf(competition.draft, zone),
    resolver: checkDraft(t, zone),
  });
  const { mutate, isPending } = useMutation({
    mutationFn: (body: CompetitionDraft) =>
      competition === null
        ? api.call(createCompetition, { body })
        : api.call(editCompetition, { params: { slug: competition.slug }, body }),
    onSuccess: (saved) => {
      put(saved);
      // With the ids that fields and criteria have from now on.
      form.reset(valuesOf(saved.draft, zone));
      toast.show({ text: t('form.saved') });
      onSaved?.(saved);
    },
    onError: (error) => fail(error, t('form.saveFailed')),
  });
  const submit = form.handleSubmit((values) => mutate(draftOf(values, zone)));
  return { form, submit, isPending };
}

/** Everything that staff write of a competition until it's announced. */
export function DraftForm(props: DraftFormProps) {
  const t = useDeskText();
  const { form, submit, isPending } = useDraftForm(props);
  const { isSubmitted, isValid } = form.formState;
  return (
    <FormProvider {...form}>
      <form
        noValidate
        aria-label={t('form.name')}
        className="flex min-w-0 flex-col gap-6"
        onSubmit={(event) => void submit(event)}
      >
        <BasicsPart />
        <MomentsPart />
        <EligibilityPart />
        <PrizesPart />
        <QuestionsPart />
        <EntryFormPart />
        <CriteriaPart />
        <RulesPart />
        {isSubmitted && !isValid && (
          <Notice tone="danger" announce>
            {t('errors.some')}
          </Notice>
        )}
        <Button type="submit" variant="primary" busy={isPending} className="self-start">
          {t('form.save')}
        </Button>
      </form>
    </FormProvider>
  );
}
