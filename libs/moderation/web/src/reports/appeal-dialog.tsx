import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { appeal, listOwnDecisions, type OwnDecision } from '@upround/moderation/contract';
import { textLimits } from '@upround/shared/domain';
import { changeItem, mutationFor } from '@upround/shared/query';
import { toast, useFailureToast } from '@upround/shared/toasts';
import { Button, CharacterCount, Dialog, Field, TextArea } from '@upround/shared/ui';
import { useReportsText } from './messages/catalogue';

/** From here on the count is shown. */
const COUNTED = textLimits.appeal * 0.8;

/** The form to appeal a decision. */
export function AppealDialog({
  decision,
  onClose,
}: {
  decision: OwnDecision;
  onClose: () => void;
}) {
  const t = useReportsText();
  const fail = useFailureToast();
  const client = useQueryClient();
  const [text, setText] = useState('');
  const [isChecked, setChecked] = useState(false);
  const length = [...text.trim()].length;
  const isTooLong = length > textLimits.appeal;
  const { mutate, isPending } = useMutation({
    ...mutationFor(appeal, { idempotent: true }),
    onSuccess: (changed) => {
      changeItem<OwnDecision>(
        client,
        [listOwnDecisions],
        ({ id }) => id === changed.id,
        () => changed,
      );
      onClose();
      toast.show({ text: t('appeal.sent') });
    },
    onError: (error) => fail(error, t('appeal.failed')),
  });
  const send = () => {
    setChecked(true);
    if (length === 0 || isTooLong || isPending) return;
    mutate({ body: { decisionId: decision.id, text: text.trim() } });
  };
  return (
    <Dialog
      open
      keepOpenOutside={length > 0}
      onOpenChange={onClose}
      title={t('appeal.title')}
      description={t('appeal.intro')}
      footer={
        <>
          <Button onClick={onClose}>{t('appeal.cancel')}</Button>
          <Button variant="primary" busy={isPending} onClick={send}>
            {t('appeal.send')}
          </Button>
        </>
      }
    >
      <Field
        label={t('appeal.label')}
        error={isChecked && length === 0 ? t('appeal.required') : undefined}
        hint={length > COUNTED && <CharacterCount length={length} limit={textLimits.appeal} />}
      >
        <TextArea rows={5} value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
    </Dialog>
  );
}
