import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import {
  competitionLimits,
  moveDeadline,
  type DeskCompetition,
} from '@upround/competitions/contract';
import { mutationFor, useFailureReason } from '@upround/shared/query';
import { toast } from '@upround/shared/toasts';
import { Button, Dialog, Field, Notice, TextArea } from '@upround/shared/ui';
import { useCompetitionPartsText } from '../components/messages/catalogue';
import { usePutDesk } from './desk-queries';
import { useDeskText } from './messages/catalogue';
import { MomentInput } from './moment-input';
import { useOwnZone } from './use-own-zone';
import { clockOf, momentOf } from './zoned-time';

interface DeadlineDialogProps {
  competition: DeskCompetition;
}

/** Moves the deadline, with what follows it, and says why. */
export function DeadlineDialog({ competition }: DeadlineDialogProps) {
  const t = useDeskText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button className="self-start" onClick={() => setOpen(true)}>
        {t('deadline.move')}
      </Button>
      {isOpen && <OpenDialog competition={competition} onClose={() => setOpen(false)} />}
    </>
  );
}

const steps = [
  { name: 'closesAt', label: 'next.closes' },
  { name: 'judgingAt', label: 'next.judging' },
  { name: 'resultAt', label: 'next.result' },
] as const;

const clocksOf = ({ closesAt, judgingAt, resultAt }: DeskCompetition, zone: string) => ({
  closesAt: clockOf(closesAt, zone),
  judgingAt: clockOf(judgingAt, zone),
  resultAt: clockOf(resultAt, zone),
});

function OpenDialog({ competition, onClose }: DeadlineDialogProps & { onClose: () => void }) {
  const t = useDeskText();
  const parts = useCompetitionPartsText();
  const zone = useOwnZone();
  const put = usePutDesk();
  const reasonOf = useFailureReason();
  const [reason, setReason] = useState('');
  const [clocks, setClocks] = useState(() => clocksOf(competition, zone));
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending, error } = useMutation({
    ...mutationFor(moveDeadline),
    onSuccess: (moved) => {
      put(moved);
      toast.show({ text: t('deadline.done') });
      onClose();
    },
  });
  const save = () => {
    setChecked(true);
    // What wasn't touched keeps its seconds.
    const at = (name: keyof typeof clocks) =>
      clocks[name] === clockOf(competition[name], zone)
        ? competition[name]
        : momentOf(clocks[name], zone);
    const [closesAt, judgingAt, resultAt] = [at('closesAt'), at('judgingAt'), at('resultAt')];
    if (closesAt === null || judgingAt === null || resultAt === null) return;
    if (reason.trim() === '') return;
    mutate({
      params: { slug: competition.slug },
      body: { closesAt, judgingAt, resultAt, reason: reason.trim() },
    });
  };
  return (
    <Dialog
      open
      keepOpenOutside
      onOpenChange={onClose}
      title={t('deadline.title')}
      description={t('deadline.text')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" busy={isPending} onClick={save}>
            {t('deadline.confirm')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {steps.map(({ name, label }) => (
          <MomentInput
            key={name}
            label={parts(label)}
            value={clocks[name]}
            error={isChecked && clocks[name] === '' ? t('errors.moment') : undefined}
            onChange={({ target }) => setClocks((before) => ({ ...before, [name]: target.value }))}
          />
        ))}
        <Field
          label={t('reason')}
          hint={t('deadline.reasonHint')}
          error={isChecked && reason.trim() === '' ? t('errors.missing') : undefined}
          required
        >
          <TextArea
            value={reason}
            maxLength={competitionLimits.text}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
        {error !== null && (
          <Notice tone="danger" announce title={t('deadline.failed')}>
            {reasonOf(error)}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
