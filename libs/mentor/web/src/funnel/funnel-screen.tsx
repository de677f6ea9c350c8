import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { MentorMatches } from '@upround/mentor/contract';
import { routes } from '@upround/shared/links';
import { FailureReason } from '@upround/shared/query';
import { Page } from '@upround/shared/routing';
import { ErrorState, FormColumns, LiveRegion, Skeleton, SkeletonGroup } from '@upround/shared/ui';
import { MentorNav } from '../components/mentor-nav';
import { matchQuery } from '../data/mentor-queries';
import { isQuestion } from '../model/match-answers';
import { MatchPreview } from './match-preview';
import { MatchResults } from './match-results';
import { useFunnelText } from './messages/catalogue';
import { QuestionForm } from './question-form';
import { StepList } from './step-list';
import { useFunnel, type Funnel } from './use-funnel';

/** `/mentor/MentorFunnelDynamic`: a few questions, one at a time, then the mentors that match. */
export function FunnelScreen() {
  const t = useFunnelText();
  const funnel = useFunnel();
  const { step } = funnel;
  const query = useQuery(matchQuery(funnel.answers));
  const total = query.data?.total;
  const isCounted = total !== undefined && !query.isPlaceholderData;
  return (
    <>
      <MentorNav current="funnel" />
      <div className="px-4 py-6 medium:px-6 medium:py-8">
        <Page
          pattern={routes.mentorFunnel}
          title={t('title')}
          heading={<span className="text-display">{t('title')}</span>}
        >
          <p className="mt-1 mb-5 max-w-measure text-muted">{t('lead')}</p>
          <StepList funnel={funnel} total={total} />
          <LiveRegion>{isCounted && t('matching', { count: total })}</LiveRegion>
          <div className="mt-6">
            {isQuestion(step) ? (
              <FormColumns
                asideLabel={t('preview.label')}
                aside={<Preview funnel={funnel} query={query} />}
              >
                <QuestionForm funnel={funnel} question={step} matches={query.data} />
              </FormColumns>
            ) : (
              <Results funnel={funnel} query={query} />
            )}
          </div>
        </Page>
      </div>
    </>
  );
}

interface AnswerProps {
  funnel: Funnel;
  query: UseQueryResult<MentorMatches>;
}

function Failure({ query }: Pick<AnswerProps, 'query'>) {
  const t = useFunnelText();
  return (
    <ErrorState
      title={t('failed')}
      className="px-0 py-2"
      busy={query.isFetching}
      onRetry={() => void query.refetch()}
    >
      <FailureReason error={query.error} />
    </ErrorState>
  );
}

/** Beside the question where there is room; elsewhere only what needs an answer: an error, or that no one matches. */
function Preview({ funnel, query }: AnswerProps) {
  const { data } = query;
  if (query.isLoadingError) return <Failure query={query} />;
  if (data === undefined) return <Skeletons className="hidden flex-col gap-4 wide:flex" />;
  return (
    <div aria-busy={query.isPlaceholderData} className={data.total > 0 ? 'hidden wide:block' : ''}>
      <MatchPreview funnel={funnel} matches={data} />
    </div>
  );
}

function Results({ funnel, query }: AnswerProps) {
  const { data } = query;
  if (query.isLoadingError) return <Failure query={query} />;
  // What matched other answers isn't shown as the result.
  if (data === undefined || query.isPlaceholderData) {
    return <Skeletons className="grid gap-4 wide:grid-cols-2" />;
  }
  return <MatchResults funnel={funnel} matches={data} />;
}

function Skeletons({ className }: { className: string }) {
  const t = useFunnelText();
  return (
    <SkeletonGroup label={t('loading')}>
      <div className={className}>
        {Array.from({ length: 4 }, (_, index) => (
          <Skeleton key={index} className="h-24 w-full" />
        ))}
      </div>
    </SkeletonGroup>
  );
}
