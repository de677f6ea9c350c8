import { useMutation } from '@tanstack/react-query';
import { announceCompetition, type DeskCompetition } from '@upround/competitions/contract';
import { mutationFor } from '@upround/shared/query';
import { ConfirmButton, toast } from '@upround/shared/toasts';
import { Badge, Button, Name } from '@upround/shared/ui';
import { DeskPart } from '../desk-part';
import { usePutDesk } from '../desk-queries';
import { JudgesPart } from '../judges/judges-part';
import { useDeskText } from '../messages/catalogue';
import { WarningNotice } from '../warning-notice';
import { DraftForm, type DraftState } from './draft-form';
import { useDraftText } from './messages/catalogue';

/** A competition that only admins see: its form, what people will see of it, and the way to announce it. */
export function DraftCompetition({ competition }: { competition: DeskCompetition }) {
  const t = useDeskText();
  return (
    <>
      <div className="flex min-w-0 flex-wrap items-center gap-2">
        <h3 className="min-w-0 text-title font-semibold wrap-anywhere">
          <Name>{competition.title}</Name>
        </h3>
        <Badge>{t('draft')}</Badge>
      </div>
      <DraftForm competition={competition}>
        {(state) => (
          <>
            <JudgesPart competition={competition} />
            <AnnouncePart competition={competition} state={state} />
          </>
        )}
      </DraftForm>
    </>
  );
}

interface AnnouncePartProps {
  competition: DeskCompetition;
  state: DraftState;
}

/** Announces what is saved, once it's complete. */
function AnnouncePart({ competition, state }: AnnouncePartProps) {
  const t = useDeskText();
  const text = useDraftText();
  const put = usePutDesk();
  const { slug, title } = competition;
  const { isChanged, announcing, isReady, showProblems } = state;
  const missing = announcing.problems.length;
  const { mutateAsync } = useMutation({
    ...mutationFor(announceCompetition),
    onError: announcing.refuse,
    onSuccess: (announced) => {
      put(announced);
      toast.show({ text: t('announce.done', { title }) });
    },
  });
  return (
    <DeskPart anchor="draft-announce" title={t('announce.title')} hint={t('announce.hint')}>
      {missing > 0 && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p>{text('summary.title', { count: missing })}</p>
          <Button size="small" onClick={showProblems}>
            {text('summary.show')}
          </Button>
        </div>
      )}
      {isChanged ? (
        <p>{t('announce.unsaved')}</p>
      ) : (
        <ConfirmButton
          variant="primary"
          tone="primary"
          className="self-start"
          label={t('announce.confirm')}
          title={t('announce.question', { title })}
          confirmText={t('announce.confirm')}
          failed={t('announce.failed')}
          isReady={isReady}
          run={() => mutateAsync({ params: { slug } })}
        >
          <AnnounceText competition={competition} />
        </ConfirmButton>
      )}
    </DeskPart>
  );
}

/** What announcing does, and what an organiser easily forgets before it, each in a paragraph. */
function AnnounceText({ competition }: { competition: DeskCompetition }) {
  const t = useDeskText();
  const { judgeList, draft } = competition;
  const warnings = [
    draft.prizes.length === 0 && t('announce.noPrizes'),
    judgeList.every(({ state }) => state === 'DECLINED') && t('announce.noJudges'),
  ].filter((warning) => warning !== false);
  return (
    <div className="flex flex-col gap-3">
      <WarningNotice warnings={warnings} />
      <p>{t('announce.text')}</p>
    </div>
  );
}
