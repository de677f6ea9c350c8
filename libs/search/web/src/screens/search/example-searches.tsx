import { links } from '@upround/shared/links';
import { Anchor, ScrollRow } from '@upround/shared/ui';
import { useSearchMessages } from '../../messages/catalogue';
import { useSearchExamples } from './use-search-examples';

/** A few searches to open, each of which finds something. */
export function ExampleSearches() {
  const t = useSearchMessages();
  const { people, tags, phrase, isPending } = useSearchExamples();
  const searches = [
    ...tags.map((tag) => ({ words: `#${tag}`, query: `tag:${tag}` })),
    ...people.map(({ slug, name }) => ({
      words: t('start.postsBy', { name }),
      query: `from:${slug}`,
    })),
    ...(phrase === null ? [] : [{ words: `“${phrase}”`, query: `"${phrase}"` }]),
  ];
  if (searches.length === 0 && !isPending) return null;
  return (
    <section aria-labelledby="example-searches" className="border-b pt-5">
      <h2 id="example-searches" className="px-4 text-body font-semibold">
        {t('start.examples')}
      </h2>
      <ScrollRow>
        <ul className="flex w-max gap-2 px-4 pt-3 pb-4">
          {isPending && <li aria-hidden className="h-9" />}
          {searches.map(({ words, query }) => (
            <li key={query} className="shrink-0">
              <Anchor
                href={links.search({ query })}
                className="inline-flex h-9 max-w-full items-center rounded-control border border-medium px-3 text-small font-medium focus-ring transition-colors hover:border-strong hover:bg-surface-hover"
              >
                <span dir="auto" className="truncate">
                  {words}
                </span>
              </Anchor>
            </li>
          ))}
        </ul>
      </ScrollRow>
    </section>
  );
}
