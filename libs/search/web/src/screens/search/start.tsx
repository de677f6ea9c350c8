import { History, Search, X } from 'lucide-react';
import type { RefObject } from 'react';
import { links } from '@upround/shared/links';
import {
  Anchor,
  Button,
  ButtonLink,
  EmptyState,
  ICON_STROKE,
  IconButton,
  useIsWide,
} from '@upround/shared/ui';
import { useRecentSearches } from '../../data/recent-searches';
import { exploreKinds, topKinds } from '../../data/search-queries';
import { useSearchMessages } from '../../messages/catalogue';
import type { TabKind } from '../../model/kinds';
import { ExploredHits } from './explored-hits';
import { OperatorList } from './operator-list';
import { Suggestions } from './suggestions';
import { TrendingHits } from './trending-hits';
import { useRestoredFocus } from './use-restored-focus';

interface StartProps {
  kind: TabKind;
  field: RefObject<HTMLInputElement | null>;
  /** Writes into the field. */
  onAdd: (text: string) => void;
}

/** Before anything is searched for: recent searches, where to begin, and what can be written. */
export function Start({ kind, field, onAdd }: StartProps) {
  const isWide = useIsWide();
  const trending = topKinds.find((known) => known === kind);
  if (trending) return <TrendingHits kind={trending} />;
  const explored = exploreKinds.find((known) => known === kind);
  if (explored) return <ExploredHits kind={explored} />;
  return (
    <>
      <Recent field={field} />
      <Suggestions empty={<NothingYet />} />
      {!isWide && <Hints onAdd={onAdd} />}
    </>
  );
}

function NothingYet() {
  const t = useSearchMessages();
  return (
    <EmptyState
      icon={Search}
      className="medium:px-6"
      title={t('start.empty')}
      action={<ButtonLink href={links.home()}>{t('start.toFeed')}</ButtonLink>}
    >
      {t('start.emptyHint')}
    </EmptyState>
  );
}

function Recent({ field }: Pick<StartProps, 'field'>) {
  const t = useSearchMessages();
  const { searches, forget, forgetAll } = useRecentSearches();
  const { list, leave } = useRestoredFocus<HTMLUListElement>(searches, field);
  if (searches.length === 0) return null;
  return (
    <section aria-labelledby="recent-searches" className="border-b pb-2">
      <div className="flex items-center justify-between gap-3 px-4 pt-5 pb-1 medium:px-6">
        <h2 id="recent-searches" className="text-body font-semibold">
          {t('start.recent')}
        </h2>
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            leave();
            forgetAll();
          }}
        >
          {t('start.forgetAll')}
        </Button>
      </div>
      <p className="px-4 pb-1 text-small text-muted medium:px-6">{t('start.recentHint')}</p>
      <ul ref={list}>
        {searches.map((words, place) => (
          <li key={words} className="flex items-center gap-1 pr-2 hover:bg-surface-hover/40">
            <Anchor
              href={links.search({ query: words })}
              className="flex min-h-11 min-w-0 grow items-center gap-3 px-4 medium:px-6 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus"
            >
              <History
                aria-hidden
                size={18}
                strokeWidth={ICON_STROKE}
                className="shrink-0 text-muted"
              />
              <span dir="auto" className="min-w-0 truncate">
                {words}
              </span>
            </Anchor>
            <IconButton
              icon={X}
              size="small"
              label={t('start.forget', { words })}
              onClick={() => {
                leave(place);
                forget(words);
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Hints({ onAdd }: { onAdd: (text: string) => void }) {
  const t = useSearchMessages();
  return (
    <section aria-labelledby="search-hints" className="px-4 pt-5 pb-10 medium:px-6">
      <h2 id="search-hints" className="text-body font-semibold">
        {t('start.hintTitle')}
      </h2>
      <p className="max-w-form pb-2 text-small text-muted">{t('start.hint')}</p>
      <div className="-mx-2">
        <OperatorList text="" onAdd={onAdd} />
      </div>
    </section>
  );
}
