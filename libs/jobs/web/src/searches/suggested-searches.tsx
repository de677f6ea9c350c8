import { Globe, GraduationCap, MapPin, Tag } from 'lucide-react';
import type { SavedSearch } from '@upround/jobs/contract';
import { useCardLink } from '@upround/shared/routing';
import { Button, ICON_STROKE, Link, Skeleton, SkeletonGroup } from '@upround/shared/ui';
import { boardHref } from '../board/model/board-address';
import { useSaveSearch } from '../board/save-search';
import { useActiveFilters } from '../components/use-active-filters';
import { useJobsText } from '../messages/catalogue';
import { useSuggestionName } from './use-suggestion-name';
import { useSuggestions, type Suggestion } from './use-suggestions';

const icons = { remote: Globe, tag: Tag, city: MapPin, experience: GraduationCap } as const;

/** Searches to save, from what is open now. */
export function SuggestedSearches({ saved }: { saved: readonly SavedSearch[] }) {
  const t = useJobsText();
  const suggestions = useSuggestions(saved);
  if (suggestions?.length === 0) return null;
  return (
    <section aria-labelledby="suggested" className="flex flex-col gap-3 px-4 py-6 medium:px-6">
      <div>
        <h2 id="suggested" className="font-semibold">
          {t('searches.suggested')}
        </h2>
        <p className="text-small text-muted">{t('searches.suggestedHint')}</p>
      </div>
      {suggestions === undefined ? (
        <SkeletonGroup
          label={t('searches.loadingSuggested')}
          className="grid gap-3 medium:grid-cols-2"
        >
          {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
            <Skeleton key={key} className="h-20" />
          ))}
        </SkeletonGroup>
      ) : (
        <ul className="grid gap-3 medium:grid-cols-2">
          {suggestions.map((suggestion) => (
            <SuggestedSearch key={JSON.stringify(suggestion.filters)} suggestion={suggestion} />
          ))}
        </ul>
      )}
    </section>
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
      className="flex cursor-pointer items-center gap-3 rounded-surface border bg-surface-raised p-4 transition-colors hover:border-strong"
    >
      <span className="flex size-10 shrink-0 items-center justify-center rounded-full bg-accent-subtle text-accent-text max-medium:hidden">
        <IconPart aria-hidden size={20} strokeWidth={ICON_STROKE} />
      </span>
      <div className="min-w-0 grow">
        <Link href={href} tone="text" className="font-semibold wrap-anywhere">
          {name}
        </Link>
        <p className="text-small text-muted figures">{t('searches.openJobs', { count })}</p>
      </div>
      <Button
        size="small"
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
