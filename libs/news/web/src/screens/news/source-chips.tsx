import { useInfiniteQuery } from '@tanstack/react-query';
import { itemsOf } from '@upround/shared/query';
import { links, type NewsTab } from '@upround/shared/links';
import { Anchor, Button, classes, ScrollRow, Skeleton, SkeletonGroup } from '@upround/shared/ui';
import { SourceMark } from '../../components/source-mark';
import { sourcesQuery } from '../../data/source-queries';
import { useNewsText } from '../../messages/catalogue';

interface SourceChipsProps {
  tab: NewsTab;
  /** Slug of the chosen source; empty for all. */
  chosen: string;
}

const chipClasses = (isChosen: boolean) =>
  classes(
    'inline-flex h-8 shrink-0 items-center gap-2 rounded-control border px-3 text-small font-medium whitespace-nowrap focus-ring transition-colors',
    isChosen
      ? 'border-accent bg-accent-subtle text-accent-text'
      : 'border-medium text-muted hover:border-strong hover:text-text',
  );

/** The sources to choose from, as links, so that each choice has an address. The page does without when they fail. */
export function SourceChips({ tab, chosen }: SourceChipsProps) {
  const t = useNewsText();
  const query = useInfiniteQuery(sourcesQuery());
  const sources = itemsOf(query.data).items.filter(
    ({ slug, viewer }) =>
      slug === chosen || (tab === 'following' ? viewer.followed : !viewer.muted),
  );
  if (query.isError && sources.length === 0) return null;
  if (query.isPending) {
    return (
      <SkeletonGroup label={t('sources.loading')}>
        <div className="flex gap-2 overflow-hidden border-b px-4 py-3 medium:px-6">
          {['w-24', 'w-32', 'w-28', 'w-32'].map((width, index) => (
            <Skeleton key={index} className={classes('h-8 shrink-0', width)} />
          ))}
        </div>
      </SkeletonGroup>
    );
  }
  if (sources.length === 0) return null;
  return (
    <nav aria-label={t('sources.label')} className="border-b">
      <ScrollRow>
        <ul className="flex w-max gap-2 px-4 py-3 medium:px-6">
          {[{ slug: '', name: t('sources.all') }, ...sources].map(({ slug, name }) => (
            <li key={slug}>
              <Anchor
                href={links.news({ tab, source: slug === '' ? undefined : slug })}
                aria-current={slug === chosen ? 'true' : undefined}
                className={chipClasses(slug === chosen)}
              >
                {slug !== '' && <SourceMark source={{ slug }} size={24} className="-ml-1.5" />}
                {name}
              </Anchor>
            </li>
          ))}
          {query.hasNextPage && (
            <li>
              <Button
                size="small"
                variant="quiet"
                busy={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
              >
                {t('sources.more')}
              </Button>
            </li>
          )}
        </ul>
      </ScrollRow>
    </nav>
  );
}
