import { useSearchParams } from 'react-router-dom';
import { competitionTabs, links, routes, type CompetitionTab } from '@upround/shared/links';
import { FailureReason } from '@upround/shared/query';
import { Page, useGoBack } from '@upround/shared/routing';
import { ButtonLink, EmptyState, ErrorState, Name, NavTabs, TopBar } from '@upround/shared/ui';
import { LazyEntryTab } from '../entry/lazy-entry-tab';
import { LazyJudgingTab } from '../judging/lazy-judging-tab';
import type { CompetitionView } from '../model/competition-view';
import { AboutTab } from './about-tab';
import { CompetitionCover, CompetitionHead } from './competition-head';
import { CompetitionSkeleton } from './competition-skeleton';
import { EntriesTab } from './entries-tab';
import { InvitationCard } from './invitation-card';
import { useCompetitionText } from './messages/catalogue';
import { ReceiptCheck } from './receipt-check';
import { RulesTab } from './rules-tab';
import { useCompetitionView } from './use-competition-view';

/** `/competition/{slug}` in every state. */
export function CompetitionScreen() {
  const t = useCompetitionText();
  const { query, view, isGone } = useCompetitionView();
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
        <CompetitionSkeleton label={t('loading')} />
      )}
    </Page>
  );
}

function CompetitionPage({ view }: { view: CompetitionView }) {
  const t = useCompetitionText();
  const [search] = useSearchParams();
  const { competition, hrefOf } = view;
  const { slug, title } = competition;
  const tab = competitionTabs.find((known) => known === search.get('tab')) ?? 'about';
  // For everyone else there is nothing, but a guest who follows a judge's link finds the login.
  const isJudge = competition.judgeState !== null || tab === 'judging';
  const tabs = competitionTabs.filter((known) => known !== 'judging' || isJudge);
  const isDecided = competition.phase === 'RESULT';
  const invite = search.get('invite');
  // Its button would lead to where the reader is, or compete with what the tab is for.
  const isThere = tab === 'entries' && competition.phase !== 'OPEN';
  const hasMain = invite === null && !isThere && tab !== 'entry' && tab !== 'judging';
  const receipt = search.get('receipt');
  return (
    <>
      <CompetitionCover slug={slug} />
      <Page
        pattern={routes.competition}
        title={title}
        heading={
          <span className="block px-4 pt-6 text-display wrap-anywhere medium:px-6">
            <Name>{title}</Name>
          </span>
        }
      >
        {invite !== null && <InvitationCard view={view} token={invite} />}
        {receipt !== null && <ReceiptCheck key={receipt} slug={slug} code={receipt} />}
        <CompetitionHead view={view} hasMain={hasMain} />
        <NavTabs
          label={t('tabs.label', { title })}
          className="px-4 medium:px-6"
          tabs={tabs.map((known) => ({
            href: hrefOf(known),
            label: t(`tabs.${known === 'entries' && isDecided ? 'result' : known}`),
            current: known === tab,
          }))}
        />
        <div className="px-4 py-8 medium:px-6">
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
