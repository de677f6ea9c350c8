import { memo, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Story } from '@upround/news/contract';
import { links } from '@upround/shared/links';
import { useCardLink } from '@upround/shared/routing';
import { Link, Words } from '@upround/shared/ui';
import { AlsoIn } from './also-in';
import { StoryActions } from './story-actions';
import { StoryFacts } from './story-facts';
import { StoryPicture } from './story-picture';

interface StoryCardProps {
  story: Story;
  /** Its place in the list, from 1. */
  position: number;
  /** How many stories the list has, or -1 while that is not known. */
  total: number;
  hidesSource: boolean;
}

/** A story in a list. The whole card opens it; words can be selected and controls work. */
export const StoryCard = memo(function StoryCard(props: StoryCardProps) {
  const { story, position, total, hidesSource } = props;
  const href = links.newsStory(story.slug);
  const open = useCardLink(href);
  const navigate = useNavigate();
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' || event.target !== event.currentTarget) return;
    event.preventDefault();
    void navigate(href);
  };
  const titleId = `story-${story.id}`;
  return (
    <article
      {...open}
      onKeyDown={onKeyDown}
      tabIndex={-1}
      aria-posinset={position}
      aria-setsize={total}
      aria-labelledby={titleId}
      data-story={story.id}
      // Cards out of sight cost nothing; the guess of their height keeps the scrollbar still.
      className="flex scroll-mt-[calc(var(--frame-top,0px)+3rem)] cursor-pointer flex-col gap-1.5 border-b px-4 pt-4 pb-1 transition-colors [contain-intrinsic-size:auto_12rem] [content-visibility:auto] hover:bg-surface-hover/40 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus"
    >
      <StoryFacts story={story} hidesSource={hidesSource} />
      <div className="flex items-start gap-4">
        <div className="flex min-w-0 grow flex-col gap-1.5">
          <h2 id={titleId} dir="auto" className="text-body font-semibold text-pretty wrap-anywhere">
            <Link href={href} tone="text">
              <Words>{story.title}</Words>
            </Link>
          </h2>
          {story.excerpt !== '' && (
            <p dir="auto" className="line-clamp-3 text-small text-muted wrap-anywhere">
              <Words>{story.excerpt}</Words>
            </p>
          )}
          <AlsoIn story={story} />
        </div>
        {story.image !== null && (
          <StoryPicture
            image={story.image}
            sizes="7rem"
            cover
            eager={position <= 2}
            className="w-20 shrink-0 small:w-28 [&>div]:aspect-square"
          />
        )}
      </div>
      <StoryActions story={story} />
    </article>
  );
});
