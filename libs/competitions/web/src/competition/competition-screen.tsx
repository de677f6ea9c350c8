import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
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
import { LazyEntryTab } from '../entry/lazy-entry-tab';
import { LazyJudgingTab } from '../judging/lazy-judging-tab';
import type { CompetitionView } from '../model/competition-view';
import { AboutTab } from './about-tab';
import { CompetitionCover, CompetitionHead, ShortHead } from './competition-head';
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

/** Whether the address leads to something to do or to check, which comes right below a short head. */
const isTask = (search: URLSearchParams) =>
  isTaskTab(tabIn(search)) || search.get('invite') !== null || search.get('receipt') !== null;

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
        <CompetitionSkeleton label={t('loading')} isShort={isTask(search)} />
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
  const isShort = hasEntry || isTask(search);
  useArrivalFocus(receipt, cardPart);
  useArrivalFocus(isTaskTab(tab) ? tab : null, tabPart);
  return (
    <>
      {!isShort && <CompetitionCover slug={slug} />}
      <Page
        pattern={routes.competition}
        title={title}
        heading={
          <span
            className={classes(
              'block px-4 wrap-anywhere medium:px-6',
              isShort ? 'py-3 text-title' : 'pt-6 text-display',
            )}
          >
            <Name>{title}</Name>
          </span>
        }
      >
        {!isShort && <CompetitionHead view={view} hasMain={!isThere} />}
        {isShort && !hasEntry && <ShortHead view={view} />}
        {(invite ?? receipt) !== null && (
          <div ref={cardPart} tabIndex={-1} className="pb-2 outline-hidden">
            {invite !== null && <InvitationCard view={view} token={invite} />}
            {receipt !== null && <ReceiptCheck key={receipt} slug={slug} code={receipt} />}
          </div>
        )}
        <NavTabs
          label={t('tabs.label', { title })}
          className="px-4 medium:px-6"
          tabs={tabsOf(view, tab).map((known) => ({
            href: hrefOf(known),
            label: t(`tabs.${known === 'entries' && isDecided ? 'result' : known}`),
            current: known === tab,
          }))}
        />
        <div
          ref={tabPart}
          tabIndex={-1}
          className="px-4 py-6 outline-hidden medium:px-6 medium:py-8"
        >
          <Tab tab={tab} view={view} />
        </div>
      </Page>
    </>
  );
}

function Tab({ tab, view }: { tab: CompetitionTab; view: CompetitionView }) {
  switch (tab) {
    case 'about':
      return <AboutTab competition={view.competition} />;
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
