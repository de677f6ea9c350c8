import { useSearchParams } from 'react-router-dom';
import { links, routes } from '@upround/shared/links';
import { FailureReason } from '@upround/shared/query';
import { Page, useAppInfo } from '@upround/shared/routing';
import { useSession } from '@upround/shared/session';
import {
  EmptyState,
  ErrorState,
  NavTabs,
  Prose,
  SkeletonGroup,
  SkeletonText,
} from '@upround/shared/ui';
import { NextCountdown } from '../components/next-countdown';
import { EntryState } from '../competition/primary-action';
import { ChangeLog } from '../competition/rules-tab';
import { OutsideLink } from '../components/outside-link';
import { LazyEntryTab } from '../entry/lazy-entry-tab';
import type { CompetitionView } from '../model/competition-view';
import { useSeriesText } from './messages/catalogue';
import { addressOfLink } from './page-links';
import { NoRound, RoundPanel, RoundSkeleton } from './round-panel';
import { seriesPages, type SeriesName } from './series';
import { SeriesFrame } from './series-frame';
import { useSeriesView } from './use-series-view';

interface SeriesScreenProps {
  name: SeriesName;
  /** Markdown. */
  text: string;
}

/** A showcase or campaign: what it is or its rules, its newest round, and the member's application to that. */
export function SeriesScreen({ name, text }: SeriesScreenProps) {
  const t = useSeriesText();
  const { brandName } = useAppInfo();
  const [search] = useSearchParams();
  const { isMember } = useSession();
  const { query, view } = useSeriesView(name);
  const { layout, isRules = false, href } = seriesPages[name];
  const isEntry = !isRules && search.get('tab') === 'entry';
  const title = t(`title.${name}`, { brand: brandName });
  const hasRulesPage = name === 'showcase' || isRules;
  const rulesHref = hasRulesPage ? links.showcaseRules() : view?.hrefOf('rules');
  const home = hasRulesPage ? links.showcase() : href();
  return (
    <SeriesFrame layout={layout}>
      <Page
        pattern={routes[name]}
        title={title}
        heading={<span className="text-display wrap-anywhere">{title}</span>}
      >
        <p className="mt-1 max-w-measure text-muted">{t(`lead.${name}`)}</p>
        <NavTabs
          label={t('tabs.label', { title })}
          className="mt-4 mb-8"
          tabs={[
            { href: home, label: t('tabs.about'), current: !isEntry && !isRules },
            ...(rulesHref === undefined
              ? []
              : [{ href: rulesHref, label: t('tabs.rules'), current: isRules }]),
            { href: `${home}?tab=entry`, label: t('tabs.entry'), current: isEntry },
          ]}
        />
        {isEntry && view !== undefined && isMember ? (
          <>
            <div className="mb-8 flex flex-wrap items-end gap-x-10 gap-y-3">
              <NextCountdown view={view} />
              <EntryState view={view} />
            </div>
            <LazyEntryTab view={view} />
          </>
        ) : (
          // Where there's no room beside the text, the round comes first.
          <div className="flex flex-col gap-8 wide:flex-row-reverse wide:justify-end">
            <aside aria-label={t('aside')} className="min-w-0 grow wide:min-w-72 wide:basis-0">
              <div className="flex flex-col gap-4 wide:sticky wide:top-6">
                <Round query={query} view={view} />
                {isRules && view !== undefined && <ChangeLog changes={view.competition.changes} />}
              </div>
            </aside>
            <div
              // Made anew once the round above has its height, so that nothing moves.
              key={String(query.isPending)}
              className="w-full max-w-content min-w-0"
            >
              {query.isPending ? (
                <SkeletonGroup label={t('round.loading')}>
                  <SkeletonText lines={8} />
                </SkeletonGroup>
              ) : isEntry ? (
                <EntryPart view={view} />
              ) : isRules ? (
                <Rules view={view} text={text} />
              ) : (
                <Prose text={text} addressOf={addressOfLink} />
              )}
            </div>
          </div>
        )}
      </Page>
    </SeriesFrame>
  );
}

interface RoundProps {
  query: ReturnType<typeof useSeriesView>['query'];
  view: CompetitionView | undefined;
}

function Round({ query, view }: RoundProps) {
  const t = useSeriesText();
  if (view !== undefined) return <RoundPanel view={view} />;
  if (query.data !== undefined) return <NoRound />;
  if (!query.isError) return <RoundSkeleton />;
  return (
    <ErrorState
      title={t('round.failed')}
      className="px-0"
      busy={query.isFetching}
      onRetry={() => void query.refetch()}
    >
      <FailureReason error={query.error} />
    </ErrorState>
  );
}

/** The login for guests; that there's no round to apply to. */
function EntryPart({ view }: Pick<RoundProps, 'view'>) {
  const t = useSeriesText();
  if (view !== undefined) return <LazyEntryTab view={view} />;
  return (
    <EmptyState title={t('round.noEntry')} className="px-0">
      {t('round.next')}
    </EmptyState>
  );
}

interface RulesProps {
  view: CompetitionView | undefined;
  /** Those of every round. */
  text: string;
}

/** The rules of the round; without one those that apply to every round. */
function Rules({ view, text }: RulesProps) {
  const t = useSeriesText();
  if (view === undefined) {
    return (
      <>
        <p className="mb-6 text-small text-muted">{t('standing')}</p>
        <Prose text={text} addressOf={addressOfLink} />
      </>
    );
  }
  const { title, rules } = view.competition;
  return (
    <>
      <h2 className="mb-4 text-title font-semibold wrap-anywhere">{t('rulesOf', { title })}</h2>
      <Prose text={rules.text} isForeign OutsideLink={OutsideLink} />
    </>
  );
}
