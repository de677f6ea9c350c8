import { Bell, Globe, GraduationCap, MapPin, Tag } from 'lucide-react';
import type { SavedSearch } from '@upround/jobs/contract';
import { useCardLink } from '@upround/shared/routing';
import { Button, ICON_STROKE, Link, Skeleton, SkeletonGroup, useIsWide } from '@upround/shared/ui';
import { boardHref } from '../board/model/board-address';
import { useSaveSearch } from '../board/save-search';
import { useActiveFilters } from '../components/use-active-filters';
import { useJobsText } from '../messages/catalogue';
import { SearchesAside } from './searches-aside';
import { useSuggestionName } from './use-suggestion-name';
import { useSuggestions, type Suggestion } from './use-suggestions';

const icons = { remote: Globe, tag: Tag, city: MapPin, experience: GraduationCap } as const;

/** Searches to save, from what is open now. */
export function SuggestedSearches({ saved }: { saved: readonly SavedSearch[] }) {
  const t = useJobsText();
  const suggestions = useSuggestions(saved);
  // Below them only once they are there, so that nothing moves.
  const after = !useIsWide() && suggestions !== undefined && <SearchesAside />;
  if (suggestions?.length === 0) return after;
  return (
    <>
      <section aria-labelledby="suggested" className="pt-6">
        <div className="border-b px-4 pb-3 medium:px-6">
          <h2 id="suggested" className="font-semibold">
            {t('searches.suggested')}
          </h2>
          <p className="text-small text-muted">{t('searches.suggestedHint')}</p>
        </div>
        {suggestions === undefined ? (
          <SkeletonGroup label={t('searches.loadingSuggested')}>
            {['w-1/2', 'w-2/5', 'w-1/3', 'w-2/5', 'w-1/3', 'w-2/5', 'w-1/3', 'w-1/2'].map(
              (width, place) => (
                <div key={place} className="flex h-18 items-center border-b px-4 medium:px-6">
                  <Skeleton className={`h-4 ${width}`} />
                </div>
              ),
            )}
          </SkeletonGroup>
        ) : (
          <ul>
            {suggestions.map((suggestion) => (
              <SuggestedSearch key={JSON.stringify(suggestion.filters)} suggestion={suggestion} />
            ))}
          </ul>
        )}
      </section>
      {after}
    </>
  );
}

/** A suggestion: the whole card opens its jobs, its button saves it. */
function SuggestedSearch({ suggestion }: { suggestion: Suggestion }) {
  const t = useJobsText();
  const { kind, filters, count } = suggestion;
  const name = useSuggestionName()(suggestion);
  const active = useActiveFilters(filters);
  const { open, dialog } = useSaveSearch(filters, active, name);
  const href = boardHref(filters);
  const IconPart = icons[kind];
  return (
    <li
      {...useCardLink(href)}
      className="flex cursor-pointer items-center gap-3 border-b px-4 py-3 transition-colors hover:bg-surface-hover/40 medium:px-6"
    >
      <span className="flex size-10 shrink-0 items-center justify-center rounded-full bg-accent-subtle text-accent-text">
        <IconPart aria-hidden size={20} strokeWidth={ICON_STROKE} />
      </span>
      <div className="min-w-0 grow">
        <Link href={href} tone="text" className="font-semibold wrap-anywhere">
          {name}
        </Link>
        <p className="text-small text-muted figures">{t('searches.openJobs', { count })}</p>
      </div>
      <Button
        variant="quiet"
        size="small"
        icon={Bell}
        aria-label={t('searches.saveOf', { name })}
        className="shrink-0"
        onClick={open}
      >
        {t('searches.save')}
      </Button>
      {dialog}
    </li>
  );
}
