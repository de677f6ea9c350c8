import type { Story } from '@upround/news/contract';
import { links } from '@upround/shared/links';
import { Link, MetaLine, Name, Time } from '@upround/shared/ui';
import { useNewsText } from '../messages/catalogue';

interface StoryFactsProps {
  story: Story;
  /** The story stands on the page of its source. */
  hidesSource?: boolean;
  /** With the exact time. */
  whole?: boolean;
}

/** Who tells a story, when, and how long it takes to read. */
export function StoryFacts({ story, hidesSource = false, whole = false }: StoryFactsProps) {
  const t = useNewsText();
  return (
    <MetaLine>
      {!hidesSource && (
        <span className="max-w-full truncate">
          <Link
            href={links.newsSource(story.source.slug)}
            tone="text"
            className="font-medium text-text"
          >
            <Name>{story.source.name}</Name>
          </Link>
        </span>
      )}
      <span>
        <Time value={story.publishedAt} form={whole ? 'dateTime' : 'relative'} />
      </span>
      {story.readingMinutes !== null && (
        <span>{t('story.minutes', { count: story.readingMinutes })}</span>
      )}
    </MetaLine>
  );
}
