import { useState } from 'react';
import type { PipelineItem } from '@upround/trackers/contract';
import { Button, Dialog, Field, TextInput } from '@upround/shared/ui';
import { usePipelineText } from '../messages/catalogue';
import { problemOf } from '../model/item-fields';
import { useProblemText } from '../model/use-problem-text';

interface PassDialogProps {
  item: PipelineItem;
  onClose: () => void;
  onPass: (reason: string | null) => void;
}

/** Asks in a line why a funder is passed; no answer is needed. */
export function PassDialog({ item, onClose, onPass }: PassDialogProps) {
  const t = usePipelineText();
  const problemText = useProblemText();
  const [reason, setReason] = useState('');
  const problem = problemOf('passReason', reason);
  const pass = () => {
    if (problem !== undefined) return;
    onPass(reason.trim() === '' ? null : reason.trim());
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('pass.title', { name: item.name })}
      keepOpenOutside={reason !== ''}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" onClick={pass}>
            {t('pass.save')}
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          pass();
        }}
      >
        <Field
          label={t('pass.reason')}
          hint={t('pass.hint')}
          optional
          error={problem && problemText(problem)}
        >
          <TextInput
            dir="auto"
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
