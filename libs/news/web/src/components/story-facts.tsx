import type { Story } from '@upround/news/contract';
import { links } from '@upround/shared/links';
import { Link, MetaLine, Name, Time } from '@upround/shared/ui';
import { SourceMark } from './source-mark';
import { useNewsText } from '../messages/catalogue';

interface StoryFactsProps {
  story: Story;
  /** The story is listed on its source's page. */
  hidesSource?: boolean | undefined;
}

/** A story's source, date and reading time. */
export function StoryFacts({ story, hidesSource = false }: StoryFactsProps) {
  const t = useNewsText();
  const facts = (
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
        <Time value={story.publishedAt} form={hidesSource ? 'date' : 'short'} />
      </span>
      {story.readingMinutes !== null && (
        <span>{t('story.minutes', { count: story.readingMinutes })}</span>
      )}
    </MetaLine>
  );
  return hidesSource ? (
    facts
  ) : (
    <div className="flex items-center gap-2">
      <SourceMark source={story.source} size={24} />
      <div className="min-w-0">{facts}</div>
    </div>
  );
}
