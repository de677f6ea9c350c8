import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { competitionLimits, type DeskCompetition } from '@upround/competitions/contract';
import { useFailureReason } from '@upround/shared/query';
import { toast } from '@upround/shared/toasts';
import { Button, Dialog, Field, Notice, TextArea, type DialogProps } from '@upround/shared/ui';
import { usePutDesk } from './desk-queries';
import { useDeskText } from './messages/catalogue';

interface ReasonDialogProps extends Pick<DialogProps, 'size' | 'title' | 'description'> {
  /** On the button that opens it. */
  label: string;
  reasonLabel: string;
  reasonHint?: string;
  confirmText: string;
  /** What to say once it's done, and where it fails. */
  done: string;
  failed: string;
  /** Whether its own fields can be sent. */
  isComplete: boolean;
  send: (reason: string) => Promise<DeskCompetition>;
  onDone: () => void;
  /** @param isChecked whether to say what is missing by now */
  children: (isChecked: boolean) => ReactNode;
}

/** The content scrolls above the buttons: what failed is said at its end. */
const scrollTo = (part: HTMLElement | null) => part?.scrollIntoView?.({ block: 'nearest' });

/**
 * A button, and the dialog behind it, for a change of an announced competition: its fields and the reason that everyone
 * reads. What was typed stays when it's closed, and where it couldn't be sent.
 */
export function ReasonDialog(props: ReasonDialogProps) {
  const { label, isComplete, send, onDone, children, ...look } = props;
  const t = useDeskText();
  const put = usePutDesk();
  const reasonOf = useFailureReason();
  const [isOpen, setOpen] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [reason, setReason] = useState('');
  const fields = useRef<HTMLDivElement>(null);
  const isMissing = reason.trim() === '';
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: send,
    onSuccess: (changed) => {
      put(changed);
      toast.show({ text: look.done });
      setOpen(false);
      setReason('');
      onDone();
    },
  });
  const open = () => {
    setChecked(false);
    reset();
    setOpen(true);
  };
  const save = () => {
    flushSync(() => setChecked(true));
    if (isComplete && !isMissing) mutate(reason.trim());
    // Where the dialog scrolls, this shows it and its sentence.
    else fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  return (
    <>
      <Button className="self-start" onClick={open}>
        {label}
      </Button>
      <Dialog
        open={isOpen}
        keepOpenOutside
        size={look.size}
        onOpenChange={setOpen}
        title={look.title}
        description={look.description}
        footer={
          <>
            <Button onClick={() => setOpen(false)}>{t('cancel')}</Button>
            <Button variant="primary" busy={isPending} onClick={save}>
              {look.confirmText}
            </Button>
          </>
        }
      >
        <div ref={fields} className="flex flex-col gap-4">
          {children(isChecked)}
          <Field
            label={look.reasonLabel}
            hint={look.reasonHint}
            error={isChecked && isMissing ? t('errors.missing') : undefined}
            required
          >
            <TextArea
              value={reason}
              maxLength={competitionLimits.text}
              onChange={(event) => setReason(event.target.value)}
            />
          </Field>
          {error !== null && (
            <div ref={scrollTo}>
              <Notice tone="danger" announce title={look.failed}>
                {reasonOf(error)}
              </Notice>
            </div>
          )}
        </div>
      </Dialog>
    </>
  );
}
