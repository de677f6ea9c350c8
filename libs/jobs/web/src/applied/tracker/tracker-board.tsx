import type { ReactNode } from 'react';
import type { AppliedJob } from '@upround/jobs/contract';
import { links } from '@upround/shared/links';
import { FailureReason } from '@upround/shared/query';
import { useCardLink } from '@upround/shared/routing';
import {
  classes,
  ErrorState,
  Link,
  Name,
  Notice,
  Skeleton,
  SkeletonGroup,
  Time,
  Words,
  useIsWide,
} from '@upround/shared/ui';
import { SavedAt } from '../../apply/draft/saved-at';
import { ApplicationBadge } from '../../components/job-badges';
import { JobMark } from '../../components/job-mark';
import { useJobTexts } from '../../components/job-texts';
import { toneFills } from '../../components/stage-tones';
import { useAllApplied } from '../data/application-all';
import { useJobsToApply } from '../data/application-saved';
import { useAppliedText } from '../messages/catalogue';
import { isMixed, stageOf, statesOf, toneOf, trackerStages, type TrackerStage } from '../stages';
import { MemoLine } from './applied-row';
import { FirstApplication } from './first-application';
import { NextStepLine } from './next-step-line';
import { StageNav } from './stage-nav';
import { MANY, SuggestedJobs } from './suggested-jobs';

interface TrackerBoardProps {
  /** The stage to show on narrow screens; by default the first that is not empty. */
  stage: TrackerStage | 'all';
  /** Above the stages, once they are there. */
  before?: ReactNode;
}

/**
 * All stages side by side where it is wide, each a list under its heading; otherwise one of them, and ways to the
 * others.
 */
export function TrackerBoard({ stage, before }: TrackerBoardProps) {
  const t = useAppliedText();
  const isWide = useIsWide();
  const { query, items } = useAllApplied();
  const { query: saved, jobs } = useJobsToApply();
  if (query.isPending || saved.isPending) return <BoardSkeleton />;
  if (query.data === undefined) {
    return (
      <ErrorState title={t('failed')} busy={query.isFetching} onRetry={() => void query.refetch()}>
        <FailureReason error={query.error} />
      </ErrorState>
    );
  }
  if (items.length === 0 && jobs.length === 0 && !query.isError) return <FirstApplication />;
  const [latest] = items;
  const cards: BoardCards = {
    saved: jobs.map(({ id, slug, title, company, job, draftSavedAt }) => (
      <Card
        key={id}
        href={links.jobs({ job: slug })}
        title={title}
        company={company}
        companyRecord={job?.companyRecord}
        salary={job?.salary}
      >
        {draftSavedAt !== null && <SavedAt moment={draftSavedAt} />}
      </Card>
    )),
    ...cardsOf(items),
  };
  return (
    <>
      {query.isError && (
        <Notice tone="warning" className="m-4">
          {t('board.incomplete')} <FailureReason error={query.error} />
        </Notice>
      )}
      {before}
      {isWide ? <Columns cards={cards} /> : <OneStage cards={cards} stage={stage} />}
      {latest !== undefined && items.length < MANY && <SuggestedJobs latest={latest} />}
    </>
  );
}

type BoardCards = Record<TrackerStage, ReactNode[]>;

function Columns({ cards }: { cards: BoardCards }) {
  const t = useAppliedText();
  return (
    <div role="region" aria-label={t('board.label')} className="flex gap-3 p-4 medium:px-6">
      {trackerStages.map((stage) => (
        <Column key={stage} stage={stage} cards={cards[stage]} />
      ))}
    </div>
  );
}

function OneStage({ cards, stage }: { cards: BoardCards } & Pick<TrackerBoardProps, 'stage'>) {
  const t = useAppliedText();
  const shown =
    stage === 'all' ? (trackerStages.find((one) => cards[one].length > 0) ?? 'saved') : stage;
  return (
    <>
      <StageNav
        stages={trackerStages}
        current={shown}
        totals={Object.fromEntries(trackerStages.map((one) => [one, cards[one].length]))}
        hrefOf={(one) => links.appliedJobs({ layout: 'board', stage: one })}
      />
      <section aria-labelledby="stage" className="p-4">
        <h2 id="stage" className="sr-only">
          {t(`stage.${shown}`)}
        </h2>
        {cards[shown].length === 0 ? (
          <p className="text-small text-muted">{t('board.none')}</p>
        ) : (
          <ul className="flex flex-col gap-2">{cards[shown]}</ul>
        )}
      </section>
    </>
  );
}

function cardsOf(items: readonly AppliedJob[]) {
  const at = (stage: Exclude<TrackerStage, 'saved'>) =>
    items
      .filter(({ application }) => statesOf[stage].includes(application.state))
      .map((applied) => <AppliedCard key={applied.application.id} applied={applied} />);
  return {
    applied: at('applied'),
    review: at('review'),
    interview: at('interview'),
    offer: at('offer'),
    ended: at('ended'),
  };
}

/** The name of a column, and how many jobs it has. */
function StageHeading({ stage, count }: { stage: TrackerStage; count: number }) {
  const t = useAppliedText();
  return (
    <h2
      id={`stage-${stage}`}
      className="flex items-center justify-between gap-2 px-1 text-small font-semibold"
    >
      {t(`stage.${stage}`)}
      <span className="font-regular text-muted figures" aria-label={t('board.count', { count })}>
        {count}
      </span>
    </h2>
  );
}

/** A stage with its cards; one without any is half as wide. */
function Column({ stage, cards }: { stage: TrackerStage; cards: ReactNode[] }) {
  const t = useAppliedText();
  return (
    <section
      aria-labelledby={`stage-${stage}`}
      className={classes('flex min-w-0 flex-col gap-2', cards.length > 0 ? 'flex-2' : 'flex-1')}
    >
      <span aria-hidden className={`h-0.5 rounded-full ${toneFills[toneOf(stage) ?? 'neutral']}`} />
      <StageHeading stage={stage} count={cards.length} />
      {cards.length > 0 ? (
        <ul className="flex flex-col gap-2">{cards}</ul>
      ) : (
        <p className="flex min-h-28 grow items-center justify-center rounded-surface border border-dashed px-3 text-center text-small text-muted">
          {t('board.empty')}
        </p>
      )}
    </section>
  );
}

interface CardProps extends Pick<AppliedJob, 'title' | 'company' | 'companyRecord'> {
  href: string;
  salary: AppliedJob['salary'] | undefined;
  children?: ReactNode;
}

function Card({ href, title, company, companyRecord, salary, children }: CardProps) {
  const texts = useJobTexts();
  return (
    <li
      {...useCardLink(href)}
      className="flex cursor-pointer flex-col gap-2 rounded-surface border bg-surface-raised p-3 transition-colors hover:border-strong"
    >
      <div className="flex items-center gap-2">
        <JobMark job={{ company, companyRecord }} size={24} />
        <p className="min-w-0 truncate text-small text-muted">
          <Name>{company}</Name>
        </p>
      </div>
      <h3 dir="auto" className="text-small font-semibold text-pretty wrap-anywhere">
        <Link href={href} tone="text">
          <Words>{title}</Words>
        </Link>
      </h3>
      {salary && <p className="text-small figures">{texts.salary(salary)}</p>}
      {children}
    </li>
  );
}

/** What is next; the state, where a column has several, and the day of the last change. */
function AppliedCard({ applied }: { applied: AppliedJob }) {
  const { application, ...job } = applied;
  const { title, company, companyRecord, salary } = job;
  return (
    <Card
      href={links.appliedJobs({ application: application.id })}
      {...{ title, company, companyRecord, salary }}
    >
      <NextStepLine applied={applied} />
      {application.memo !== '' && <MemoLine text={application.memo} />}
      <p className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1 text-caption text-muted">
        {isMixed(stageOf(application.state)) && <ApplicationBadge state={application.state} />}
        <Time value={application.movedAt} form="short" />
      </p>
    </Card>
  );
}

function BoardSkeleton() {
  const t = useAppliedText();
  return (
    <SkeletonGroup label={t('loading')} className="flex gap-3 p-4 medium:px-6">
      {trackerStages.map((stage, index) => (
        <div
          key={stage}
          className={classes(
            'min-w-0 flex-1 flex-col gap-2',
            index === 0 ? 'flex' : 'hidden wide:flex',
          )}
        >
          <Skeleton className="h-0.5 w-full" />
          <Skeleton className="h-5 w-24" />
          <Skeleton className="h-28 w-full" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
