import { useInfiniteQuery } from '@tanstack/react-query';
import { TOP_LIMIT } from '@upround/search/contract';
import { links } from '@upround/shared/links';
import { itemsOf } from '@upround/shared/query';
import { Link } from '@upround/shared/ui';
import { HitRow } from '../../components/hit/hit-row';
import { HitSkeletons } from '../../components/hit/hit-skeletons';
import { hitsQuery } from '../../data/search-queries';
import type { Hits } from '../../data/use-hits';
import { useSearchMessages } from '../../messages/catalogue';
import { useKindName } from '../../messages/use-kind-name';
import { sectionsOf, type HitSection } from '../../model/sections';

interface OverviewProps {
  query: string;
  hits: Hits;
  onOpen: () => void;
}

/** The best of each kind, the kinds that match best first. */
export function Overview({ query, hits, onOpen }: OverviewProps) {
  return sectionsOf(hits.hits, hits.facets).map((section) => (
    <KindSection
      key={section.kind}
      query={query}
      section={section}
      isOld={hits.isOld}
      onOpen={onOpen}
    />
  ));
}

interface KindSectionProps {
  query: string;
  section: HitSection;
  /** It belongs to an earlier query, which is no longer fetched. */
  isOld: boolean;
  onOpen: () => void;
}

function KindSection({ query, section, isOld, onOpen }: KindSectionProps) {
  const t = useSearchMessages();
  const { kind, best, isPartial } = section;
  const rest = useInfiniteQuery({ ...hitsQuery(query, kind), enabled: isPartial && !isOld });
  const own = itemsOf(rest.data).items.slice(0, TOP_LIMIT);
  const shown = isPartial && own.length > 0 ? own : best;
  const name = useKindName()(kind);
  const headingId = `results-${kind}`;
  if (shown.length === 0 && !rest.isFetching) return null;
  return (
    <section aria-labelledby={headingId}>
      <div className="flex items-baseline justify-between gap-3 border-b px-4 pt-5 pb-2 medium:px-6">
        <h2 id={headingId} className="text-body font-semibold">
          {name}
        </h2>
        {section.hasMore && (
          <Link
            href={links.search({ query, kind })}
            tone="muted"
            aria-label={t('results.seeAllOf', { kind: name })}
            className="text-small"
          >
            {t('results.seeAll')}
          </Link>
        )}
      </div>
      {shown.length === 0 && <HitSkeletons count={1} />}
      <ul>
        {shown.map((hit) => (
          <HitRow key={hit.id} hit={hit} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  );
}
