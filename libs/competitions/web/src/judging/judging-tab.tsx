import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import type { Judging } from '@upround/competitions/contract';
import { ApiError } from '@upround/shared/api-client';
import { links } from '@upround/shared/links';
import { FailureReason } from '@upround/shared/query';
import { useSession } from '@upround/shared/session';
import { ButtonLink, EmptyState, ErrorState, ProgressBar } from '@upround/shared/ui';
import { Part } from '../components/part';
import { judgingQuery } from '../data/competition-queries';
import type { CompetitionView } from '../model/competition-view';
import { useMoments } from '../model/use-moments';
import { JudgeAnswer } from './judge-answer';
import { JudgedList } from './judged-list';
import { JudgingSkeleton } from './judging-skeleton';
import { useJudgingText } from './messages/catalogue';

/** What a judge does in a competition, in every state; a guest logs in first, and comes back. */
export function JudgingTab({ view }: { view: CompetitionView }) {
  const t = useJudgingText();
  const { isMember } = useSession();
  const { pathname, search } = useLocation();
  if (isMember) return <MemberJudging view={view} />;
  return (
    <EmptyState
      className="px-0"
      title={t('guest')}
      action={
        <ButtonLink href={links.login({ next: `${pathname}${search}` })} variant="primary">
          {t('logIn')}
        </ButtonLink>
      }
    >
      {t('guestText')}
    </EmptyState>
  );
}

function MemberJudging({ view }: { view: CompetitionView }) {
  const t = useJudgingText();
  const query = useQuery(judgingQuery(view.competition.slug));
  const { data: judging, error } = query;
  if (judging !== undefined) {
    if (judging.state !== 'ACCEPTED' && view.competition.phase === 'RESULT') {
      return (
        <EmptyState className="px-0" title={t('over')}>
          {t('overWithout')}
        </EmptyState>
      );
    }
    return judging.state === 'ACCEPTED' ? (
      <AcceptedJudging view={view} judging={judging} />
    ) : (
      <JudgeAnswer competition={view.competition} judging={judging} />
    );
  }
  if (error instanceof ApiError && error.status === 404) {
    return (
      <EmptyState className="px-0" title={t('none')}>
        {t('noneText')}
      </EmptyState>
    );
  }
  if (query.isError) {
    return (
      <ErrorState
        className="px-0"
        title={t('failed')}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      >
        <FailureReason error={error} />
      </ErrorState>
    );
  }
  return <JudgingSkeleton />;
}

interface AcceptedJudgingProps {
  view: CompetitionView;
  judging: Judging;
}

function AcceptedJudging({ view, judging }: AcceptedJudgingProps) {
  const t = useJudgingText();
  const moments = useMoments();
  const { competition } = view;
  const { judgingAt, phase } = competition;
  if (!judging.isOpen) {
    const isOver = phase === 'RESULT';
    return (
      <EmptyState className="px-0" title={t(isOver ? 'over' : 'waiting')}>
        {isOver
          ? t('overText')
          : t('waitingText', { when: `${moments.local(judgingAt)} ${moments.zone(judgingAt)}` })}
      </EmptyState>
    );
  }
  const { scored, total, conflicts } = judging;
  const progress = t('progressText', { scored: String(scored), total: String(total) });
  return (
    <Part title={t('title')}>
      <div className="flex max-w-content flex-col gap-2">
        <p className="figures flex flex-wrap justify-between gap-x-4 text-small">
          <span role="status" className="font-medium">
            {progress}
          </span>
          {conflicts > 0 && (
            <span className="text-muted">{t('conflicts', { count: conflicts })}</span>
          )}
        </p>
        <ProgressBar label={t('progress')} value={scored} max={total} valueText={progress} />
        {total > 0 && scored >= total && <p className="text-small text-muted">{t('done')}</p>}
      </div>
      <JudgedList competition={competition} />
    </Part>
  );
}
