import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Competition } from '@upround/competitions/contract';
import { competitionTabs, links, routes, type CompetitionTab } from '@upround/shared/links';
import { FailureReason } from '@upround/shared/query';
import { Page, useGoBack } from '@upround/shared/routing';
import {
  ButtonLink,
  classes,
  EmptyState,
  ErrorState,
  Name,
  NavTabs,
  TopBar,
} from '@upround/shared/ui';
import { CompetitionCover } from '../components/cover/competition-cover';
import { OrganiserMarks } from '../components/cover/organiser-marks';
import { DatesLine } from '../components/dates-line';
import { headCoverClasses, headCoverRatio, headGridClasses } from '../components/head-grid';
import { LazyEntryTab } from '../entry/lazy-entry-tab';
import { LazyJudgingTab } from '../judging/lazy-judging-tab';
import type { CompetitionView } from '../model/competition-view';
import { AboutTab } from './about-tab';
import { CalendarLink } from './competition-actions';
import { CompetitionHead, HeadDates, ShortHead } from './competition-head';
import { CompetitionSkeleton } from './competition-skeleton';
import { EntriesTab } from './entries-tab';
import { InvitationCard } from './invitation-card';
import { useCompetitionText } from './messages/catalogue';
import { ReceiptCheck } from './receipt-check';
import { RulesTab } from './rules-tab';
import { useArrivalFocus } from './use-arrival-focus';
import { useCompetitionView } from './use-competition-view';

const isTaskTab = (tab: CompetitionTab) => tab === 'entry' || tab === 'judging';

function tabIn(search: URLSearchParams): CompetitionTab {
  return competitionTabs.find((known) => known === search.get('tab')) ?? 'about';
}

/** Whether the head is short: on all tabs but the first, and above something to do or to check. */
const hasShortHead = (search: URLSearchParams) =>
  tabIn(search) !== 'about' || search.get('invite') !== null || search.get('receipt') !== null;

/** `/competition/{slug}` in every state. */
export function CompetitionScreen() {
  const t = useCompetitionText();
  const { query, view, isGone } = useCompetitionView();
  const [search] = useSearchParams();
  const goBack = useGoBack(links.competitions());
  const bar = (
    <TopBar backLabel={t('back')} onBack={goBack}>
      {t('bar')}
    </TopBar>
  );
  if (view !== undefined) {
    return (
      <>
        {bar}
        <CompetitionPage view={view} />
      </>
    );
  }
  return (
    <Page pattern={routes.competition} title={t('bar')} hideHeading>
      {bar}
      {isGone ? (
        <EmptyState
          title={t('notFound')}
          className="medium:px-6"
          action={<ButtonLink href={links.competitions()}>{t('seeAll')}</ButtonLink>}
        >
          {t('notFoundHint')}
        </EmptyState>
      ) : query.isError ? (
        <ErrorState
          title={t('failed')}
          className="medium:px-6"
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        >
          <FailureReason error={query.error} />
        </ErrorState>
      ) : (
        <CompetitionSkeleton label={t('loading')} isShort={hasShortHead(search)} />
      )}
    </Page>
  );
}

/** The tabs that the address asks for and the viewer has. */
function tabsOf({ competition }: CompetitionView, tab: CompetitionTab): readonly CompetitionTab[] {
  const { phase, judgeState, isJoined } = competition;
  const canEnter = phase === 'ANNOUNCED' || phase === 'OPEN';
  return competitionTabs.filter((known) => {
    // For everyone else there is nothing, but a guest who follows a link to it finds the login.
    if (known === tab) return true;
    if (known === 'judging') return judgeState !== null;
    return known !== 'entry' || canEnter || isJoined;
  });
}

function CompetitionPage({ view }: { view: CompetitionView }) {
  const t = useCompetitionText();
  const [search] = useSearchParams();
  const tabPart = useRef<HTMLDivElement>(null);
  const cardPart = useRef<HTMLDivElement>(null);
  const { competition, hrefOf } = view;
  const { slug, title } = competition;
  const tab = tabIn(search);
  const isDecided = competition.phase === 'RESULT';
  const invite = search.get('invite');
  const receipt = search.get('receipt');
  // Its button would lead to where the reader is.
  const isThere = tab === 'entries' && competition.phase !== 'OPEN';
  // What was opened comes first, without the competition's head above it.
  const hasEntry = isThere && search.get('entry') !== null;
  const isShort = hasShortHead(search);
  useArrivalFocus(receipt, cardPart);
  useArrivalFocus(isTaskTab(tab) ? tab : null, tabPart);
  return (
    <Page
      pattern={routes.competition}
      title={title}
      className={isShort ? undefined : headGridClasses}
      heading={<Heading competition={competition} isShort={isShort} />}
    >
      {!isShort && (
        <>
          <CompetitionHead view={view} />
          <CompetitionCover
            // Once it's won, the winner is what counts.
            competition={
              competition.winners.length > 0 ? { ...competition, prize: null } : competition
            }
            isLarge
            ratio={headCoverRatio}
            className={`mx-4 mt-4 medium:mt-6 medium:mr-6 medium:mb-4 medium:ml-0 ${headCoverClasses}`}
          />
          <HeadDates view={view} />
        </>
      )}
      {isShort && !hasEntry && (
        <ShortHead view={view} hasMain={!isThere && !isTaskTab(tab) && invite === null} />
      )}
      {(invite ?? receipt) !== null && (
        <div ref={cardPart} tabIndex={-1} className="pb-2 outline-hidden medium:col-span-full">
          {invite !== null && <InvitationCard view={view} token={invite} />}
          {receipt !== null && <ReceiptCheck key={receipt} slug={slug} code={receipt} />}
        </div>
      )}
      <NavTabs
        label={t('tabs.label', { title })}
        className="min-w-0 px-4 medium:col-span-full medium:px-6"
        tabs={tabsOf(view, tab).map((known) => ({
          href: hrefOf(known),
          label: t(`tabs.${known === 'entries' && isDecided ? 'result' : known}`),
          current: known === tab,
        }))}
      />
      <div
        ref={tabPart}
        tabIndex={-1}
        className="min-w-0 px-4 py-6 outline-hidden medium:col-span-full medium:px-6 medium:py-8"
      >
        <Tab tab={tab} view={view} />
      </div>
    </Page>
  );
}

interface HeadingProps {
  competition: Competition;
  isShort: boolean;
}

/** The title. A short head has no cover, so the organiser's mark is here. */
function Heading({ competition: { title, organiser }, isShort }: HeadingProps) {
  return (
    <span
      className={classes(
        'flex items-center gap-3 px-4 wrap-anywhere',
        isShort ? 'py-3 text-title medium:px-6' : 'pt-6 text-display medium:pr-0 medium:pl-6',
      )}
    >
      {isShort && <OrganiserMarks organiser={organiser} />}
      <span className="min-w-0">
        <Name>{title}</Name>
      </span>
    </span>
  );
}

function Tab({ tab, view }: { tab: CompetitionTab; view: CompetitionView }) {
  switch (tab) {
    case 'about':
      return (
        <AboutTab
          competition={view.competition}
          dates={
            <DatesLine view={view}>
              <CalendarLink competition={view.competition} isSmall />
            </DatesLine>
          }
        />
      );
    case 'rules':
      return <RulesTab competition={view.competition} />;
    case 'entries':
      return <EntriesTab view={view} />;
    case 'entry':
      return <LazyEntryTab view={view} />;
    case 'judging':
      return <LazyJudgingTab view={view} />;
  }
}
