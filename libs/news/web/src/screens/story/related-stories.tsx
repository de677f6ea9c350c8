import { useQuery } from '@tanstack/react-query';
import { links } from '@upround/shared/links';
import {
  Link,
  MetaLine,
  Skeleton,
  SkeletonGroup,
  SkeletonText,
  Time,
  Words,
} from '@upround/shared/ui';
import { SourceMark } from '../../components/source-mark';
import { relatedQuery } from '../../data/story-queries';
import { useNewsText } from '../../messages/catalogue';

/** Stories about the same. They are an offer: nothing waits for them, and without any there is nothing here. */
export function RelatedStories({ id }: { id: string }) {
  const t = useNewsText();
  const { data, isPending } = useQuery({ ...relatedQuery(id), retry: false });
  if (isPending) return <RelatedSkeleton />;
  const stories = data?.data.filter((hit) => hit.type === 'NEWS' && hit.id !== id) ?? [];
  if (stories.length === 0) return null;
  return (
    <section aria-labelledby="related" className="border-t px-4 pt-4 pb-8">
      <h2 id="related" className="text-body font-semibold">
        {t('story.related')}
      </h2>
      <ul>
        {stories.map((hit) => (
          <li key={hit.id} className="flex items-start gap-3 border-b py-3 last:border-b-0">
            {hit.place !== null && <SourceMark source={hit.place} size={40} />}
            <div className="min-w-0">
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
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Reserves the room of the list, so that what is above and below does not move when it comes. */
function RelatedSkeleton() {
  const t = useNewsText();
  return (
    <div className="border-t px-4 pt-4 pb-8">
      <SkeletonGroup label={t('story.relatedLoading')}>
        <Skeleton className="my-1 h-4 w-32" />
        {[0, 1, 2].map((row) => (
          <div key={row} className="flex gap-3 border-b py-3">
            <Skeleton className="size-10 shrink-0" />
            <div className="grow">
              <SkeletonText lines={2} />
            </div>
          </div>
        ))}
      </SkeletonGroup>
    </div>
  );
}
