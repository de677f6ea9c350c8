import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Story } from '@upround/news/contract';
import { links } from '@upround/shared/links';
import { itemsOf } from '@upround/shared/query';
import { AsidePart, Link, Name, PageAside, Time, Words } from '@upround/shared/ui';
import { CompactRow, CompactSkeletons } from '../../components/compact-row';
import { StoryThumbnail } from '../../components/story-thumbnail';
import { relatedQuery, storiesQuery } from '../../data/story-queries';
import { useNewsText } from '../../messages/catalogue';

const OF_SOURCE = 4;
const RELATED = 4;

interface StoryOffersProps {
  story: Story;
  /** In the aside of the page; otherwise below the comments. */
  isBeside: boolean;
}

/**
 * What is offered beside or below a story: more of its source, and stories about the same from others. Renders nothing
 * where there are none.
 */
export function StoryOffers({ story, isBeside }: StoryOffersProps) {
  const t = useNewsText();
  const { source } = story;
  const ofSource = useInfiniteQuery({ ...storiesQuery({ source: source.slug }), retry: false });
  const related = useQuery({ ...relatedQuery(story.id), retry: false });
  const isPending = ofSource.isPending || related.isPending;
  const more = itemsOf(ofSource.data)
    .items.filter(({ id }) => id !== story.id)
    .slice(0, OF_SOURCE);
  const known = new Set([story.id, ...more.map(({ id }) => id)]);
  const others = (related.data?.data ?? [])
    .filter((hit) => hit.type === 'NEWS' && !known.has(hit.id))
    .slice(0, RELATED);
  if (!isPending && more.length === 0 && others.length === 0) return null;
  const offers = (
    <div className="flex flex-col gap-4">
      {(isPending || more.length > 0) && (
        <AsidePart
          title={t('story.moreOf', { source: source.name })}
          more={
            <Link
              href={links.newsSource(source.slug)}
              tone="muted"
              className="text-small"
              aria-label={t('story.allOf', { source: source.name })}
            >
              {t('story.all')}
            </Link>
          }
        >
          {isPending ? (
            <CompactSkeletons count={OF_SOURCE} label={t('list.loading')} />
          ) : (
            <ul>
              {more.map(({ id, slug, title, image, publishedAt }) => (
                <CompactRow
                  key={id}
                  href={links.newsStory(slug)}
                  title={<Words>{title}</Words>}
                  picture={<StoryThumbnail image={image} slug={source.slug} />}
                  facts={<Time value={publishedAt} form="short" />}
                />
              ))}
            </ul>
          )}
        </AsidePart>
      )}
      {(isPending || others.length > 0) && (
        <AsidePart title={t('story.related')}>
          {isPending ? (
            <CompactSkeletons count={RELATED} label={t('story.relatedLoading')} />
          ) : (
            <ul>
              {others.map(({ id, slug, title, image, place, createdAt }) => (
                <CompactRow
                  key={id}
                  href={links.newsStory(slug)}
                  title={<Words>{title.text}</Words>}
                  picture={<StoryThumbnail image={image} slug={place?.slug ?? slug} />}
                  facts={
                    <>
                      {place !== null && <Name>{place.name}</Name>}
                      {createdAt !== null && (
                        <span className="dot">
                          <Time value={createdAt} form="short" />
                        </span>
                      )}
                    </>
                  }
                />
              ))}
            </ul>
          )}
        </AsidePart>
      )}
    </div>
  );
  if (isBeside) return <PageAside label={t('story.aside')}>{offers}</PageAside>;
  return <div className="border-t px-4 pt-4 pb-8 medium:px-6">{offers}</div>;
}
