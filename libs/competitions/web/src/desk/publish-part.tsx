import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  competitionErrors,
  publishResult,
  type DeskCompetition,
} from '@upround/competitions/contract';
import { ApiError } from '@upround/shared/api-client';
import { mutationFor } from '@upround/shared/query';
import { toast } from '@upround/shared/toasts';
import { ConfirmButton } from '../components/confirm-button';
import { DeskPart } from './desk-part';
import { deskQuery, usePutDesk } from './desk-queries';
import { useDeskText } from './messages/catalogue';

/** Publishes the result, once, while entries are judged. */
export function PublishPart({ competition }: { competition: DeskCompetition }) {
  const t = useDeskText();
  const client = useQueryClient();
  const put = usePutDesk();
  const { slug, phase, missingScores } = competition;
  const { mutateAsync } = useMutation({
    ...mutationFor(publishResult),
    onSuccess: (published) => {
      put(published);
      toast.show({ text: t('result.done') });
    },
    onError: (error) => {
      // The next try says how many are missing now.
      if (error instanceof ApiError && error.code === competitionErrors.SCORES_CHANGED.code) {
        void client.invalidateQueries({ queryKey: deskQuery(slug).queryKey });
      }
    },
  });
  return (
    <DeskPart title={t('result.title')}>
      {phase === 'JUDGING' ? (
        <>
          <p>{t('result.missing', { count: missingScores })}</p>
          <ConfirmButton
            variant="primary"
            tone="primary"
            className="self-start"
            label={t('result.publish')}
            title={t('result.question')}
            confirmText={t('result.publish')}
            failed={t('result.failed')}
            run={() => mutateAsync({ params: { slug }, body: { missingScores } })}
          >
            {t('result.missing', { count: missingScores })} {t('result.text')}
          </ConfirmButton>
        </>
      ) : (
        <p>{t(phase === 'RESULT' ? 'result.isOut' : 'result.later')}</p>
      )}
    </DeskPart>
  );
}
