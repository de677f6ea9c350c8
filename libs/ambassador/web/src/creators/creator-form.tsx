import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { applyAsCreator, creatorLimits } from '@upround/ambassador/contract';
import { api } from '@upround/shared/api-client';
import { checkedBy, showServerError, useAutosave, useIdempotencyKey } from '@upround/shared/forms';
import { useFailureReason } from '@upround/shared/query';
import { useSession } from '@upround/shared/session';
import { Button, CharacterCount, Field, Notice, TextArea, TextInput } from '@upround/shared/ui';
import { PanelPart } from '../components/part';
import { useSaveOwnCreator } from '../data/own-cache';
import { creatorDraft, creatorFaults, emptyCreator, type CreatorValues } from './creator-values';
import { useAmbassadorCreatorsText } from './messages/catalogue';

const autosaved = {
  empty: emptyCreator,
  isEmpty: ({ about }: CreatorValues) => about.trim() === '',
};

const fields = ['about', 'payoutVpa'] as const;

/** An application with its draft, and sending it. */
function useCreatorForm() {
  const userId = useSession().user?.id ?? '';
  const save = useSaveOwnCreator();
  const keyFor = useIdempotencyKey();
  const form = useForm<CreatorValues>({
    defaultValues: emptyCreator,
    resolver: checkedBy(creatorFaults),
  });
  const draft = useMemo(() => creatorDraft(userId), [userId]);
  const autosave = useAutosave(form, draft, autosaved);
  const send = useMutation({
    mutationKey: [applyAsCreator.id],
    mutationFn: (values: CreatorValues) => {
      const payoutVpa = values.payoutVpa.trim();
      const body = { about: values.about.trim(), ...(payoutVpa !== '' && { payoutVpa }) };
      return api.call(applyAsCreator, { body }, { idempotencyKey: keyFor(body) });
    },
    gcTime: 0,
    onSuccess(own) {
      autosave.clear();
      save(own);
    },
    onError: (error) =>
      showServerError(
        form,
        error,
        (path) => fields.find((field) => path.endsWith(field)),
        (field) => (field === 'about' ? 'unreadable' : 'vpaWrong'),
      ),
  });
  return { form, autosave, send, submit: form.handleSubmit((values) => send.mutate(values)) };
}

interface CreatorFormProps {
  isEligible: boolean;
  isAgain: boolean;
}

/** Applying, for members who meet all conditions. */
export function CreatorForm({ isEligible, isAgain }: CreatorFormProps) {
  const t = useAmbassadorCreatorsText();
  return (
    <PanelPart title={t(isAgain ? 'form.again' : 'form.title')}>
      {isEligible ? <Form /> : <p className="-mt-2 text-muted">{t('form.notYet')}</p>}
    </PanelPart>
  );
}

function Form() {
  const t = useAmbassadorCreatorsText();
  const reasonOf = useFailureReason();
  const { form, autosave, send, submit } = useCreatorForm();
  const { errors } = form.formState;
  const about = useWatch({ control: form.control, name: 'about' });
  const { about: most, aboutMin: least } = creatorLimits;
  const faults: Record<string, string> = {
    short: t('form.short', { least: String(least) }),
    long: t('form.long', { most: String(most) }),
    unreadable: t('form.unreadable'),
    vpaWrong: t('form.vpaWrong'),
  };
  const faultOf = (message: string | undefined) =>
    message === undefined ? undefined : faults[message];
  const hasFault = Object.keys(errors).length > 0;
  return (
    <form noValidate className="flex flex-col gap-3" onSubmit={(event) => void submit(event)}>
      <Field
        label={t('form.about')}
        hint={t('form.aboutHint', { least: String(least) })}
        error={faultOf(errors.about?.message)}
        required
        steady
        aside={<CharacterCount length={[...about.trim()].length} limit={most} near={100} />}
      >
        <TextArea rows={5} dir="auto" {...form.register('about')} />
      </Field>
      <Field
        label={t('form.vpa')}
        hint={t('form.vpaHint')}
        error={faultOf(errors.payoutVpa?.message)}
        optional
        steady
      >
        <TextInput
          autoComplete="off"
          autoCapitalize="none"
          inputMode="email"
          spellCheck={false}
          {...form.register('payoutVpa')}
        />
      </Field>
      {send.isError && !hasFault && (
        <Notice tone="danger" announce title={t('form.failed')}>
          {reasonOf(send.error)}
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" variant="primary" busy={send.isPending}>
          {t('form.submit')}
        </Button>
        <span role="status" className="text-small text-muted">
          {autosave.isSaved && t('form.saved')}
        </span>
      </div>
    </form>
  );
}
