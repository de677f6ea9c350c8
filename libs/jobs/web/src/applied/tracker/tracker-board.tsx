import type { ReactNode } from 'react';
import type { AppliedJob } from '@upround/jobs/contract';
import { links } from '@upround/shared/links';
import { FailureReason } from '@upround/shared/query';
import { ErrorState, Link, Name, Notice, Skeleton, SkeletonGroup, Words } from '@upround/shared/ui';
import { SavedAt } from '../../apply/draft/saved-at';
import { useIsWide } from '../../components/use-is-wide';
import { useAllApplied } from '../data/application-all';
import { useJobsToApply } from '../data/application-saved';
import { useAppliedText } from '../messages/catalogue';
import { statesOf, trackerStages, type TrackerStage } from '../stages';
import { MemoLine, SilentLine } from './applied-row';
import { StageLine } from './stage-line';
import { StageNav } from './stage-nav';

interface TrackerBoardProps {
  /** The stage to show on narrow screens; by default the first that is not empty. */
  stage: TrackerStage | 'all';
}

/**
 * All stages side by side where it is wide, each a list under its heading; otherwise one of them, and ways to the
 * others.
 */
export function TrackerBoard({ stage }: TrackerBoardProps) {
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
  const cards: BoardCards = {
    saved: jobs.map(({ id, slug, title, company, draftSavedAt }) => (
      <Card key={id} href={links.jobs({ job: slug })} title={title} company={company}>
        {draftSavedAt !== null && <SavedAt moment={draftSavedAt} />}
      </Card>
    )),
    ...cardsOf(items),
  };
  return (
    <>
      {query.isError && (
        <Notice tone="warning" className="m-4">
          {t('board.incomplete')}
        </Notice>
      )}
      {isWide ? <Columns cards={cards} /> : <OneStage cards={cards} stage={stage} />}
    </>
  );
}

type BoardCards = Record<TrackerStage, ReactNode[]>;

function Columns({ cards }: { cards: BoardCards }) {
  const t = useAppliedText();
  return (
    <div
      data-three-panes
      role="region"
      aria-label={t('board.label')}
      className="mt-3 flex gap-4 border-t p-4"
    >
      {trackerStages.map((stage) => (
        <Column key={stage} stage={stage} cards={cards[stage]} />
      ))}
    </div>
  );
}

function OneStage({ cards, stage }: { cards: BoardCards } & TrackerBoardProps) {
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

/** A stage with nothing in it is its heading alone, and leaves its room to the others. */
function Column({ stage, cards }: { stage: TrackerStage; cards: ReactNode[] }) {
  const t = useAppliedText();
  const id = `stage-${stage}`;
  const count = cards.length;
  return (
    <section
      aria-labelledby={id}
      className={count === 0 ? 'shrink-0' : 'flex max-w-rail min-w-0 flex-1 flex-col gap-2'}
    >
      <h2 id={id} className="flex items-baseline gap-2 text-small font-semibold">
        {t(`stage.${stage}`)}
        <span className="text-muted figures" aria-label={t('board.count', { count })}>
          {count}
        </span>
      </h2>
      {count > 0 && <ul className="flex flex-col gap-2">{cards}</ul>}
    </section>
  );
}

interface CardProps {
  href: string;
  title: string;
  company: string;
  children?: ReactNode;
}

function Card({ href, title, company, children }: CardProps) {
  return (
    <li className="flex flex-col gap-1 rounded-surface border bg-surface-raised p-3">
      <h3 dir="auto" className="text-small font-semibold text-pretty wrap-anywhere">
        <Link href={href} tone="text">
          <Words>{title}</Words>
        </Link>
      </h3>
      <p className="text-small text-muted wrap-anywhere">
        <Name>{company}</Name>
      </p>
      {children}
    </li>
  );
}

function AppliedCard({ applied }: { applied: AppliedJob }) {
  const { application, title, company } = applied;
  return (
    <Card href={links.appliedJobs({ application: application.id })} title={title} company={company}>
      <StageLine application={application} />
      {application.silent && <SilentLine />}
      {application.memo !== '' && <MemoLine text={application.memo} />}
    </Card>
  );
}

function BoardSkeleton() {
  const t = useAppliedText();
  return (
    <SkeletonGroup
      label={t('loading')}
      className="flex flex-col gap-2 p-4 wide:flex-row wide:gap-4"
    >
      <span data-three-panes hidden />
      {['first', 'second', 'third'].map((key) => (
        <Skeleton key={key} className="h-28 w-full" />
      ))}
    </SkeletonGroup>
  );
}
