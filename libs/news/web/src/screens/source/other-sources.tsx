import { useInfiniteQuery } from '@tanstack/react-query';
import { links } from '@upround/shared/links';
import { itemsOf } from '@upround/shared/query';
import { AsidePart, Link, Name, PageAside, Time, Words } from '@upround/shared/ui';
import { CompactRow } from '../../components/compact-row';
import { SourceRow } from '../../components/source-row';
import { StoryThumbnail } from '../../components/story-thumbnail';
import { sourcesQuery } from '../../data/source-queries';
import { storiesQuery } from '../../data/story-queries';
import { useNewsText } from '../../messages/catalogue';

const SHOWN = 5;

/** Beside a source: others to follow, and their latest stories. They are optional: errors aren't shown. */
export function OtherSources({ id }: { id: string }) {
  const t = useNewsText();
  const { data } = useInfiniteQuery({ ...sourcesQuery(), retry: false });
  const others = itemsOf(data)
    .items.filter((source) => source.id !== id && !source.viewer.muted)
    .slice(0, SHOWN);
  if (others.length === 0) return null;
  return (
    <PageAside label={t('source.aside')}>
      <div className="flex flex-col gap-4">
        <AsidePart title={t('source.others')}>
          <ul className="flex flex-col gap-4">
            {others.map((source) => (
              <li key={source.id}>
                <SourceRow source={source} />
              </li>
            ))}
          </ul>
        </AsidePart>
        <TheirStories id={id} />
      </div>
    </PageAside>
  );
}

/** Comes last: nothing below it moves. */
function TheirStories({ id }: { id: string }) {
  const t = useNewsText();
  const { data } = useInfiniteQuery({ ...storiesQuery({}), retry: false });
  const stories = itemsOf(data)
    .items.filter(({ source }) => source.id !== id)
    .slice(0, SHOWN);
  if (stories.length === 0) return null;
  return (
    <AsidePart
      title={t('source.latest')}
      more={
        <Link
          href={links.news()}
          tone="muted"
          className="text-small"
          aria-label={t('source.latestAll')}
        >
          {t('story.all')}
        </Link>
      }
    >
      <ul>
        {stories.map(({ id: key, slug, title, image, source, publishedAt }) => (
          <CompactRow
            key={key}
            href={links.newsStory(slug)}
            title={<Words>{title}</Words>}
            picture={<StoryThumbnail image={image} slug={source.slug} />}
            facts={
              <>
                <Name>{source.name}</Name>
                <span className="dot">
                  <Time value={publishedAt} form="short" />
                </span>
              </>
            }
          />
        ))}
      </ul>
    </AsidePart>
  );
}
