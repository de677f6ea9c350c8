import { useId, useState, type ReactNode } from 'react';
import { peopleLimits } from '@upround/moderation/contract';
import { useFailureReason } from '@upround/shared/query';
import { toast } from '@upround/shared/toasts';
import { Button, Dialog, Field, InlineError, TextArea } from '@upround/shared/ui';
import { usePeopleText } from './messages/catalogue';

/** A change that is made for a reason. */
export interface Asked {
  title: string;
  /** What it means. */
  text?: string | undefined;
  /** A verb and an object. */
  confirm: string;
  tone?: 'primary' | 'danger';
  /** Whether it can be done without a reason. */
  isOptional?: boolean;
  /** @returns what is said once it's done */
  act: (reason: string) => Promise<string>;
  /** What is said where it couldn't be done; the cause follows. */
  failed: string;
}

interface ReasonDialogProps {
  asked: Asked;
  onClose: () => void;
  /** Fields above the reason. */
  children?: ReactNode;
  /** Whether these fields are filled in; marks what is wrong. */
  check?: () => boolean;
}

/** Asks for the reason of a change, and makes it. */
export function ReasonDialog({ asked, onClose, children, check }: ReasonDialogProps) {
  const t = usePeopleText();
  const reasonOf = useFailureReason();
  const form = useId();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const submit = async () => {
    const given = reason.trim();
    const isFilled = check?.() !== false;
    const isWithout = given === '' && asked.isOptional !== true;
    setMissing(isWithout);
    if (isWithout || !isFilled || isBusy) return;
    setProblem(undefined);
    setBusy(true);
    try {
      const done = await asked.act(given);
      onClose();
      toast.show({ text: done });
    } catch (error) {
      setProblem(t('reason.failed', { what: asked.failed, why: reasonOf(error) }));
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      keepOpenOutside={reason.trim() !== ''}
      onOpenChange={onClose}
      title={<span className="wrap-anywhere">{asked.title}</span>}
      description={asked.text}
      footer={
        <>
          <Button onClick={onClose}>{t('reason.cancel')}</Button>
          <Button variant={asked.tone ?? 'primary'} type="submit" form={form} busy={isBusy}>
            {asked.confirm}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {children}
        <Field
          label={t('reason.label')}
          hint={t('reason.hint')}
          error={isMissing ? t('reason.required') : undefined}
          required={asked.isOptional !== true}
          optional={asked.isOptional === true}
        >
          <TextArea
            dir="auto"
            value={reason}
            maxLength={peopleLimits.reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
        <div role="alert">{problem !== undefined && <InlineError>{problem}</InlineError>}</div>
      </form>
    </Dialog>
  );
}
