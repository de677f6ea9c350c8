import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  competitionErrors,
  publishResult,
  type DeskCompetition,
} from '@upround/competitions/contract';
import { ApiError } from '@upround/shared/api-client';
import { mutationFor } from '@upround/shared/query';
import { ConfirmButton, toast } from '@upround/shared/toasts';
import { Notice } from '@upround/shared/ui';
import { useMoments } from '../model/use-moments';
import { useIsPast } from '../model/use-now';
import { DeskPart } from './desk-part';
import { deskQuery, usePutDesk } from './desk-queries';
import { useDeskText } from './messages/catalogue';
import { WarningNotice } from './warning-notice';

/** Publishes the result, once, while entries are judged. */
export function PublishPart({ competition }: { competition: DeskCompetition }) {
  const t = useDeskText();
  const client = useQueryClient();
  const put = usePutDesk();
  const { slug, phase, missingScores, votes } = competition;
  const held = votes?.held ?? 0;
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
    <DeskPart anchor="desk-result" title={t('result.title')}>
      {phase === 'JUDGING' ? (
        <>
          <p>{t('result.missing', { count: missingScores })}</p>
          {held > 0 && <Notice tone="warning">{t('result.held', { count: held })}</Notice>}
          <ConfirmButton
            variant={missingScores > 0 ? 'secondary' : 'primary'}
            tone="primary"
            className="self-start"
            label={t('result.publish')}
            title={t('result.question')}
            confirmText={t('result.publish')}
            failed={t('result.failed')}
            run={() => mutateAsync({ params: { slug }, body: { missingScores } })}
          >
            <PublishText competition={competition} />
          </ConfirmButton>
        </>
      ) : (
        <p>{t(phase === 'RESULT' ? 'result.isOut' : 'result.later')}</p>
      )}
    </DeskPart>
  );
}

/** What publishing does, and what speaks against doing it now, each in a paragraph. */
function PublishText({ competition }: { competition: DeskCompetition }) {
  const t = useDeskText();
  const moments = useMoments();
  const { missingScores, resultAt, votes } = competition;
  const isDue = useIsPast(Date.parse(resultAt));
  const held = votes?.held ?? 0;
  const when = `${moments.local(resultAt)} ${moments.zone(resultAt)}`;
  const missing = t('result.missing', { count: missingScores });
  const warnings = [
    missingScores > 0 && missing,
    !isDue && t('result.early', { when }),
    // It's open until the planned date.
    !isDue && votes !== null && t('result.voteEnds'),
    held > 0 && t('result.held', { count: held }),
  ].filter((warning) => warning !== false);
  return (
    <div className="flex flex-col gap-3">
      {missingScores === 0 && <p>{missing}</p>}
      <WarningNotice warnings={warnings} />
      <p>{t('result.text')}</p>
    </div>
  );
}
