import type { JobFacets } from '@upround/jobs/contract';
import { Anchor, Count, ScrollRow, Skeleton, SkeletonGroup } from '@upround/shared/ui';
import { chipClasses } from '../../components/chip-classes';
import { useJobsText } from '../../messages/catalogue';
import { tagName } from '../../model/tag-name';
import { ALL_TAGS, toggled, withFilters } from '../model/board-address';
import type { Board } from '../use-board';

interface TagChipsProps {
  board: Board;
  /** Undefined while they are on their way. */
  tags: JobFacets['tags'] | undefined;
}

/** The tags to choose from, each with an address of its own: every tag first, then those of most jobs. */
export function TagChips({ board, tags }: TagChipsProps) {
  const t = useJobsText();
  const { filters } = board;
  const chosen = filters.tag ?? [];
  if (tags === undefined) {
    return (
      <SkeletonGroup label={t('tags.loading')}>
        <div className="flex gap-2 overflow-hidden px-4 py-3">
          {['w-12', 'w-28', 'w-20', 'w-24'].map((width) => (
            <Skeleton key={width} className={`h-8 shrink-0 ${width}`} />
          ))}
        </div>
      </SkeletonGroup>
    );
  }
  const known = new Set(tags.map(({ value }) => value));
  const rows = [
    ...chosen.filter((tag) => !known.has(tag)).map((value) => ({ value, count: undefined })),
    ...tags,
  ];
  return (
    <nav aria-label={t('tags.label')}>
      <ScrollRow>
        <ul className="flex w-max gap-2 px-4 py-3">
          <li>
            <Anchor
              href={board.hrefWith(withFilters(filters, { tag: undefined }))}
              aria-current={board.tag === ALL_TAGS && chosen.length === 0 ? 'true' : undefined}
              className={chipClasses(chosen.length === 0)}
            >
              {t('tags.all')}
            </Anchor>
          </li>
          {rows.map(({ value, count }) => (
            <li key={value}>
              <Anchor
                href={board.hrefWith(withFilters(filters, { tag: toggled(filters.tag, value) }))}
                aria-current={chosen.includes(value) ? 'true' : undefined}
                className={chipClasses(chosen.includes(value))}
              >
                {tagName(value)}
                {count !== undefined && <Count value={count} className="font-regular" />}
              </Anchor>
            </li>
          ))}
        </ul>
      </ScrollRow>
    </nav>
  );
}
