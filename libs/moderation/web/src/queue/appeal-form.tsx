import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { decideAppeal, type CaseDetail } from '@upround/moderation/contract';
import { mutationFor } from '@upround/shared/query';
import { toast, useFailureToast } from '@upround/shared/toasts';
import { Button, RadioGroup, Surface } from '@upround/shared/ui';
import { useQueueText } from './messages/catalogue';
import { isReason, ReasonField } from './reason-field';
import { useCaseLists } from './use-decide';

type Answer = 'uphold' | 'reverse';

/** The answer to an appeal. It can't be undone. */
export function AppealForm({ detail, onDecided }: { detail: CaseDetail; onDecided: () => void }) {
  const t = useQueueText();
  const fail = useFailureToast();
  const leave = useCaseLists();
  const [answer, setAnswer] = useState<Answer>();
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending } = useMutation({
    ...mutationFor(decideAppeal, { idempotent: true }),
    onSuccess: ({ caseId, isReversed }) => {
      leave([caseId]);
      onDecided();
      toast.show({ text: t(isReversed ? 'appeal.reversed' : 'appeal.upheld') });
    },
    onError: (error) => fail(error, t('appeal.failed')),
  });
  const hasReason = isReason(reason);
  return (
    <Surface>
      <form
        aria-label={t('appeal.title')}
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          setChecked(true);
          if (answer === undefined || !hasReason || isPending) return;
          mutate({
            params: { id: detail.id },
            body: { isReversed: answer === 'reverse', reason: reason.trim() },
          });
        }}
      >
        <h4 className="text-small font-semibold">{t('appeal.title')}</h4>
        <RadioGroup
          legend={t('appeal.choice')}
          value={answer}
          onChange={setAnswer}
          error={isChecked && answer === undefined ? t('appeal.choose') : undefined}
          options={[
            { value: 'uphold', label: t('appeal.uphold'), hint: t('appeal.upholdHint') },
            { value: 'reverse', label: t('appeal.reverse'), hint: t('appeal.reverseHint') },
          ]}
        />
        <ReasonField
          label={t('appeal.reason')}
          value={reason}
          isChecked={isChecked}
          onChange={setReason}
        />
        <div>
          <Button type="submit" variant="primary" busy={isPending}>
            {t('appeal.send')}
          </Button>
        </div>
      </form>
    </Surface>
  );
}
