import { Bell, Globe, GraduationCap, MapPin, Tag } from 'lucide-react';
import type { SavedSearch } from '@upround/jobs/contract';
import { Button, ICON_STROKE, Link, Skeleton, SkeletonGroup, Surface } from '@upround/shared/ui';
import { boardHref } from '../board/model/board-address';
import { useSaveSearch } from '../board/save-search';
import { useActiveFilters } from '../components/use-active-filters';
import { useJobsText } from '../messages/catalogue';
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
            <SuggestedSearch key={JSON.stringify(suggestion.filters)} {...suggestion} />
          ))}
        </ul>
      )}
    </section>
  );
}

function SuggestedSearch({ kind, filters, count }: Suggestion) {
  const t = useJobsText();
  const active = useActiveFilters(filters);
  const { open, dialog } = useSaveSearch(filters, active);
  const name = active.flatMap((one) => one.filters.map(({ label }) => label)).join(' · ');
  const IconPart = icons[kind];
  return (
    <Surface as="li" className="flex items-center gap-3">
      <span className="flex size-10 shrink-0 items-center justify-center rounded-full bg-accent-subtle text-accent-text">
        <IconPart aria-hidden size={20} strokeWidth={ICON_STROKE} />
      </span>
      <div className="min-w-0 grow">
        <Link href={boardHref(filters)} tone="text" className="font-semibold wrap-anywhere">
          {name}
        </Link>
        <p className="text-small text-muted figures">{t('searches.openJobs', { count })}</p>
      </div>
      <Button
        size="small"
        icon={Bell}
        aria-label={t('searches.saveOf', { name })}
        className="shrink-0"
        onClick={open}
      >
        {t('searches.save')}
      </Button>
      {dialog}
    </Surface>
  );
}
