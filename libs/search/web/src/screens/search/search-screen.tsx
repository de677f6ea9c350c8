import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { useNavigationType } from 'react-router-dom';
import { textLimits } from '@upround/shared/domain';
import { routes } from '@upround/shared/links';
import {
  KindTextsContext,
  Page,
  useSearchChoice,
  useSearchText,
  useShortcuts,
} from '@upround/shared/routing';
import { useIsWide } from '@upround/shared/ui';
import { HitPresentersContext } from '../../components/hit/hit-presenters';
import { useRecentSearches } from '../../data/recent-searches';
import { useHits } from '../../data/use-hits';
import { useSearchMessages } from '../../messages/catalogue';
import { tabKinds } from '../../model/kinds';
import type { SearchParts } from '../../search-parts';
import { FilterChips } from './filter-chips';
import { KindTabs } from './kind-tabs';
import { Results } from './results';
import { SearchAside } from './search-aside';
import { SearchBar } from './search-bar';
import { Start } from './start';

/** Milliseconds; long enough that a word is searched for once, short enough not to be felt. */
const PAUSE = 250;

/** The beginning of a search, in which nothing is named yet. */
const SIGNS_ALONE = /^[\s"-]*$/u;

/** A visit through a link without a query focuses the field at once. */
function useFocusOnArrival(field: RefObject<HTMLInputElement | null>, isEmpty: boolean): void {
  const isVisit = useNavigationType() !== 'POP';
  const arrive = useEffectEvent(() => {
    if (isVisit && isEmpty) field.current?.focus();
  });
  // After the page has moved the focus to its heading.
  useEffect(() => arrive(), []);
}

/** The search with what slices show of their kinds and call them. */
export const searchScreenWith = ({ hitPresenters, useKindTexts }: SearchParts) =>
  function SearchPage() {
    return (
      <HitPresentersContext value={hitPresenters}>
        <KindTextsContext value={useKindTexts}>
          <SearchScreen />
        </KindTextsContext>
      </HitPresentersContext>
    );
  };

/** The search: words, filters and kind are in the URL and determine the results. */
export function SearchScreen() {
  const t = useSearchMessages();
  const field = useRef<HTMLInputElement>(null);
  const words = useSearchText('query', { pause: PAUSE, limit: textLimits.query });
  const searched = SIGNS_ALONE.test(words.searched) ? '' : words.searched;
  const [kind] = useSearchChoice('kind', tabKinds);
  const hits = useHits(searched, kind);
  const { remember } = useRecentSearches();
  const isWide = useIsWide();
  useFocusOnArrival(field, searched === '');
  useShortcuts([
    {
      keys: '/',
      label: t('search.key'),
      group: t('search.keys'),
      run(event) {
        event.preventDefault();
        field.current?.select();
      },
    },
  ]);
  const writeOn = (text: string) => {
    words.write(text);
    field.current?.focus();
  };
  return (
    <Page
      pattern={routes.search}
      title={searched === '' ? t('search.title') : t('search.titleWith', { query: searched })}
      heading={t('search.title')}
      hideHeading
    >
      <div className="relative min-h-dvh">
        {/* On phones it replaces the header, as the top bar of a page does. */}
        <div data-top-bar className="sticky top-(--frame-top) z-20 bg-surface">
          <SearchBar
            field={field}
            text={words.text}
            onText={words.write}
            onAdd={writeOn}
            filters={{ query: searched, onSearch: words.search }}
            onSearch={() => {
              remember(words.text);
              words.search();
            }}
          />
          <KindTabs
            query={searched}
            kind={kind}
            facets={searched === '' ? undefined : hits.facets}
            isOld={hits.isOfOtherWords}
          />
        </div>
        <FilterChips query={searched} field={field} onChange={words.search} />
        {searched === '' ? (
          <Start kind={kind} field={field} onAdd={writeOn} />
        ) : (
          <Results
            query={searched}
            kind={kind}
            hits={hits}
            field={field}
            onSearch={words.search}
            onOpen={() => remember(searched)}
          />
        )}
        {isWide && (
          <SearchAside text={words.text} onAdd={writeOn} query={searched} onSearch={words.search} />
        )}
      </div>
    </Page>
  );
}
