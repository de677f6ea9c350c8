import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import {
  competitionLimits,
  publishRules,
  type DeskCompetition,
} from '@upround/competitions/contract';
import { mutationFor, useFailureReason } from '@upround/shared/query';
import { toast } from '@upround/shared/toasts';
import { Button, Dialog, Field, Notice, TextArea } from '@upround/shared/ui';
import { usePutDesk } from './desk-queries';
import { useDeskText } from './messages/catalogue';

interface RulesDialogProps {
  competition: DeskCompetition;
}

/** Publishes a new version of the rules, and says what changed. */
export function RulesDialog({ competition }: RulesDialogProps) {
  const t = useDeskText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button className="self-start" onClick={() => setOpen(true)}>
        {t('rules.publish')}
      </Button>
      {isOpen && <OpenDialog competition={competition} onClose={() => setOpen(false)} />}
    </>
  );
}

function OpenDialog({ competition, onClose }: RulesDialogProps & { onClose: () => void }) {
  const t = useDeskText();
  const put = usePutDesk();
  const reasonOf = useFailureReason();
  const [text, setText] = useState(competition.draft.rules);
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending, error } = useMutation({
    ...mutationFor(publishRules),
    onSuccess: (published) => {
      put(published);
      toast.show({ text: t('rules.done') });
      onClose();
    },
  });
  const save = () => {
    setChecked(true);
    const body = { text: text.trim(), reason: reason.trim() };
    if (body.text === '' || body.reason === '') return;
    mutate({ params: { slug: competition.slug }, body });
  };
  const missing = (value: string) =>
    isChecked && value.trim() === '' ? t('errors.missing') : undefined;
  return (
    <Dialog
      open
      keepOpenOutside
      size="wide"
      onOpenChange={onClose}
      title={t('rules.publish')}
      description={t('rules.text')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" busy={isPending} onClick={save}>
            {t('rules.confirm')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Field label={t('rules.title')} hint={t('markdown')} error={missing(text)} required>
          <TextArea
            rows={12}
            value={text}
            maxLength={competitionLimits.rules}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        <Field label={t('rules.changed')} error={missing(reason)} required>
          <TextArea
            value={reason}
            maxLength={competitionLimits.text}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
        {error !== null && (
          <Notice tone="danger" announce title={t('rules.failed')}>
            {reasonOf(error)}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
