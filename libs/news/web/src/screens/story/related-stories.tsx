import { useQuery } from '@tanstack/react-query';
import { links } from '@upround/shared/links';
import { Link, MetaLine, Time, Words } from '@upround/shared/ui';
import { relatedQuery } from '../../data/story-queries';
import { useNewsText } from '../../messages/catalogue';

/** Stories about the same. They are an offer: nothing waits for them, and without any there is nothing here. */
export function RelatedStories({ id }: { id: string }) {
  const t = useNewsText();
  const { data } = useQuery({ ...relatedQuery(id), retry: false });
  const stories = data?.data.filter((hit) => hit.type === 'NEWS' && hit.id !== id) ?? [];
  if (stories.length === 0) return null;
  return (
    <section aria-labelledby="related" className="border-t px-4 pt-4 pb-8">
      <h2 id="related" className="text-body font-semibold">
        {t('story.related')}
      </h2>
      <ul>
        {stories.map((hit) => (
          <li key={hit.id} className="border-b py-3 last:border-b-0">
            <Link href={links.newsStory(hit.slug)} tone="text" className="font-medium">
              <Words>{hit.title.text}</Words>
            </Link>
            <MetaLine className="mt-0.5">
              {hit.place !== null && <span className="truncate">{hit.place.name}</span>}
              {hit.createdAt !== null && (
                <span>
                  <Time value={hit.createdAt} />
                </span>
              )}
            </MetaLine>
          </li>
        ))}
      </ul>
    </section>
  );
}
