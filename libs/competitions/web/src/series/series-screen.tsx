import { Fragment, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { links, routes } from '@upround/shared/links';
import { Page, useAppInfo } from '@upround/shared/routing';
import { classes, NavTabs, useIsPhone, useIsWide } from '@upround/shared/ui';
import { headGridClasses } from '../components/head-grid';
import { useArrivalFocus } from '../competition/use-arrival-focus';
import type { CompetitionView } from '../model/competition-view';
import { useSeriesText } from './messages/catalogue';
import { seriesPages, type SeriesName } from './series';
import { AboutBody, EntryBody, RulesBody } from './series-body';
import { SeriesFrame } from './series-frame';
import {
  RoundStrip,
  RulesHead,
  SeriesCover,
  SeriesHead,
  ShortSeriesHead,
  TabsSkeleton,
} from './series-head';
import { usePastRounds } from './use-past-rounds';
import { useSeriesView } from './use-series-view';

interface SeriesScreenProps {
  name: SeriesName;
  /** Markdown. */
  text: string;
}

/** A showcase or campaign: what it is or its rules, its newest and its past rounds, and the member's entry. */
export function SeriesScreen({ name, text }: SeriesScreenProps) {
  const t = useSeriesText();
  const { brandName } = useAppInfo();
  const [search] = useSearchParams();
  const [isWide, isPhone] = [useIsWide(), useIsPhone()];
  const body = useRef<HTMLDivElement>(null);
  const { query, view } = useSeriesView(name);
  const { layout, series, isRules = false } = seriesPages[name];
  const isEntry = !isRules && search.get('tab') === 'entry';
  const past = usePastRounds(series, !isRules && !isEntry);
  const title = t(`title.${name}`, { brand: brandName });
  useArrivalFocus(isEntry ? 'entry' : null, body);
  const shared = { query, view, isWide };
  const isLoading = query.isPending;
  return (
    <SeriesFrame layout={layout}>
      <Page
        pattern={routes[name]}
        title={title}
        heading={
          <span className={classes('block wrap-anywhere', isEntry ? 'text-title' : 'text-display')}>
            {title}
          </span>
        }
        className={isEntry ? undefined : headGridClasses}
      >
        {isEntry ? (
          <ShortSeriesHead view={view} />
        ) : isRules ? (
          <RulesHead name={name} view={view} isLoading={isLoading} />
        ) : (
          <>
            <SeriesHead name={name} view={view} isLoading={isLoading} />
            <SeriesCover name={name} view={view} isLoading={isLoading} />
          </>
        )}
        {/* Made anew once what's above has its height, so that nothing moves. */}
        <Fragment key={String(isLoading)}>
          {!isEntry && <RoundStrip {...shared} hasFacts={!isRules} isPhone={isPhone} />}
          {isLoading ? (
            <TabsSkeleton />
          ) : (
            <SeriesTabs name={name} title={title} view={view} isEntry={isEntry} />
          )}
          <div
            ref={body}
            tabIndex={-1}
            className="pt-6 outline-hidden medium:col-span-full medium:pt-8"
          >
            {isEntry ? (
              <EntryBody query={query} view={view} />
            ) : isRules ? (
              <RulesBody {...shared} text={text} />
            ) : (
              <AboutBody {...shared} text={text} past={past} isPhone={isPhone} />
            )}
          </div>
        </Fragment>
      </Page>
    </SeriesFrame>
  );
}

interface SeriesTabsProps {
  name: SeriesName;
  title: string;
  view: CompetitionView | undefined;
  isEntry: boolean;
}

function SeriesTabs({ name, title, view, isEntry }: SeriesTabsProps) {
  const t = useSeriesText();
  const { href, isRules = false } = seriesPages[name];
  const hasRulesPage = name === 'showcase' || isRules;
  const rulesHref = hasRulesPage ? links.showcaseRules() : view?.hrefOf('rules');
  const home = hasRulesPage ? links.showcase() : href();
  return (
    <NavTabs
      label={t('tabs.label', { title })}
      className="mt-4 min-w-0 medium:col-span-full"
      tabs={[
        { href: home, label: t('tabs.about'), current: !isEntry && !isRules },
        ...(rulesHref === undefined
          ? []
          : [{ href: rulesHref, label: t('tabs.rules'), current: isRules }]),
        { href: `${home}?tab=entry`, label: t('tabs.entry'), current: isEntry },
      ]}
    />
  );
}
