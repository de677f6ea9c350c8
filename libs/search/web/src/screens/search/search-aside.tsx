import { useInfiniteQuery } from '@tanstack/react-query';
import { links } from '@upround/shared/links';
import { Anchor, PageAside, Surface } from '@upround/shared/ui';
import { hitsQuery } from '../../data/search-queries';
import { useSearchMessages } from '../../messages/catalogue';
import { FilterFields, type FilterFieldsProps } from './filter-fields';

/** Beside the search: its filters as fields, and before anything is searched for tags that many posts have. */
export function SearchAside(props: FilterFieldsProps) {
  const t = useSearchMessages();
  return (
    <PageAside label={t('filters.aside')}>
      <div className="flex flex-col gap-4">
        <Surface>
          <FilterFields {...props} />
        </Surface>
        {props.query === '' && <PopularTags />}
      </div>
    </PageAside>
  );
}

/** They are an offer: nothing is said where they fail. */
function PopularTags() {
  const t = useSearchMessages();
  const { data } = useInfiniteQuery({ ...hitsQuery('has:tag', 'POST'), retry: false });
  const tags = data?.pages[0]?.facets?.tags ?? [];
  if (tags.length === 0) return null;
  return (
    <Surface as="section" aria-labelledby="popular-tags">
      <h2 id="popular-tags" className="text-body font-semibold">
        {t('filters.tags')}
      </h2>
      <ul className="flex flex-wrap gap-2 pt-3">
        {tags.map(({ tag }) => (
          <li key={tag} className="max-w-full">
            <Anchor
              href={links.hashtag(tag)}
              className="inline-flex h-8 max-w-full items-center rounded-control border border-medium px-3 text-small font-medium text-muted focus-ring transition-colors hover:border-strong hover:text-text"
            >
              <span className="truncate">#{tag}</span>
            </Anchor>
          </li>
        ))}
      </ul>
    </Surface>
  );
}
