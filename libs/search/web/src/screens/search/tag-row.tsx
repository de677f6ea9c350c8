import type { RefObject } from 'react';
import { withOperator, type SearchFacets } from '@upround/search/contract';
import { findHashtags } from '@upround/shared/domain';
import { ScrollRow } from '@upround/shared/ui';
import { useSearchMessages } from '../../messages/catalogue';
import { useRestoredFocus } from './use-restored-focus';

interface TagRowProps {
  query: string;
  tags: SearchFacets['tags'];
  field: RefObject<HTMLInputElement | null>;
  onSearch: (query: string) => void;
}

/** Hashtags that the best hits carry; one of them narrows the search. */
export function TagRow({ query, tags, field, onSearch }: TagRowProps) {
  const t = useSearchMessages();
  const { list, leave } = useRestoredFocus<HTMLDivElement>(tags, field);
  // Tags of other records may have spaces; only what can be written as a hashtag can be added to the words.
  const written = tags.filter(({ tag }) => findHashtags(`#${tag}`)[0]?.end === tag.length + 1);
  if (written.length === 0) return null;
  return (
    <div ref={list} role="group" aria-label={t('chips.narrow')} className="border-b">
      <ScrollRow>
        <div className="flex w-max gap-2 px-4 py-3 medium:px-6">
          {written.map(({ tag }, place) => (
            <button
              key={tag}
              type="button"
              aria-label={t('chips.addTag', { tag })}
              onClick={() => {
                leave(place);
                onSearch(withOperator(query, 'tag', tag));
              }}
              className="inline-flex h-8 shrink-0 items-center rounded-control border border-medium px-3 text-small font-medium text-muted focus-ring transition-colors hover:border-strong hover:text-text"
            >
              #{tag}
            </button>
          ))}
        </div>
      </ScrollRow>
    </div>
  );
}
