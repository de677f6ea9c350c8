import { useWatch } from 'react-hook-form';
import { ambassadorLimits } from '@upround/ambassador/contract';
import { useFailureReason } from '@upround/shared/query';
import { Button, CharacterCount, Field, Notice, TextArea } from '@upround/shared/ui';
import { useAmbassadorProgrammeText } from './messages/catalogue';
import { useApplyForm } from './use-apply-form';

interface ApplyFormProps {
  /** Of an invitation, with which one joins at once. */
  token: string | null;
}

/** Applying, or joining by an invitation. */
export function ApplyForm({ token }: ApplyFormProps) {
  const t = useAmbassadorProgrammeText();
  const reasonOf = useFailureReason();
  const { form, autosave, send, submit } = useApplyForm(token);
  const { control, register, formState } = form;
  const fault = formState.errors.motivation;
  const motivation = useWatch({ control, name: 'motivation' });
  const isInvited = token !== null;
  const { motivation: most, motivationMin: least } = ambassadorLimits;
  const errors = {
    short: t('form.short', { least: String(least) }),
    long: t('form.long', { most: String(most) }),
    // What the server found: its own sentence, where it has one.
    unreadable: send.error === null ? t('form.unreadable') : reasonOf(send.error),
  };
  const message = fault?.message as keyof typeof errors | undefined;
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      <Field
        label={t('form.motivation')}
        hint={isInvited ? t('form.optional') : t('form.hint', { least: String(least) })}
        error={message && errors[message]}
        required={!isInvited}
        optional={isInvited}
        steady
        aside={<CharacterCount length={[...motivation.trim()].length} limit={most} near={100} />}
      >
        <TextArea rows={5} dir="auto" {...register('motivation')} />
      </Field>
      {send.isError && fault === undefined && (
        <Notice tone="danger" announce title={t(isInvited ? 'invite.failedJoin' : 'form.failed')}>
          {reasonOf(send.error)}
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" variant="primary" busy={send.isPending}>
          {t(isInvited ? 'invite.submit' : 'form.submit')}
        </Button>
        <span role="status" className="text-small text-muted">
          {autosave.isSaved && t('form.saved')}
        </span>
      </div>
    </form>
  );
}
