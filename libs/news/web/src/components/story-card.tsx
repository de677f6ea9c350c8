import { memo, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Story } from '@upround/news/contract';
import { links } from '@upround/shared/links';
import { useCardLink } from '@upround/shared/routing';
import { classes, Link, Words } from '@upround/shared/ui';
import { AlsoIn } from './also-in';
import { StoryActions } from './story-actions';
import { StoryFacts } from './story-facts';
import { SourceMark } from './source-mark';
import { StoryPicture } from './story-picture';

/** The number of stories visible when a list opens. */
const FIRST_SEEN = 4;

interface StoryCardProps {
  story: Story;
  /** Its place in the list, from 1. */
  position: number;
  /** How many stories the list has, or -1 while that is not known. */
  total: number;
  hidesSource?: boolean | undefined;
  /** Shown large, with its picture above, which leaves room for the next story. */
  isLead?: boolean | undefined;
}

/** A story in a list. The whole card opens it; words can be selected and controls work. */
export const StoryCard = memo(function StoryCard(props: StoryCardProps) {
  const { story, position, total, hidesSource, isLead = false } = props;
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
      className={classes(
        'flex scroll-mt-[calc(var(--frame-top,0px)+3rem)] cursor-pointer flex-col gap-1.5 border-b px-4 pt-4 pb-1 transition-colors medium:px-6 hover:bg-surface-hover/40 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus',
        // Cards out of sight cost nothing; the guess of their height would move those that are seen first.
        position > FIRST_SEEN && '[contain-intrinsic-size:auto_12rem] [content-visibility:auto]',
      )}
    >
      {isLead && story.image !== null && (
        <StoryPicture
          image={story.image}
          sizes="(width >= 48rem) 40rem, 100vw"
          cover
          eager
          className="mb-2 [&>div]:aspect-video [&>div]:w-full"
        />
      )}
      <StoryFacts story={story} hidesSource={hidesSource} />
      <div className="flex items-start gap-4">
        <div className="flex min-w-0 grow flex-col gap-1.5">
          <h2
            id={titleId}
            dir="auto"
            className={classes(
              'font-semibold text-pretty wrap-anywhere',
              isLead ? 'text-title' : 'text-body',
            )}
          >
            <Link href={href} tone="text">
              <Words>{story.title}</Words>
            </Link>
          </h2>
          {story.excerpt !== '' && (
            <p
              dir="auto"
              className={classes('line-clamp-3 text-muted wrap-anywhere', !isLead && 'text-small')}
            >
              <Words>{story.excerpt}</Words>
            </p>
          )}
          <AlsoIn story={story} />
        </div>
        {(story.image === null ? hidesSource !== true : !isLead) && (
          <Thumbnail story={story} isEager={position <= FIRST_SEEN} />
        )}
      </div>
      <StoryActions story={story} />
    </article>
  );
});

/** What a story looks like beside its title: its picture, or the mark of its source. */
function Thumbnail({ story, isEager }: { story: Story; isEager: boolean }) {
  if (story.image === null) return <SourceMark source={story.source} size={96} />;
  return (
    <StoryPicture
      image={story.image}
      sizes="6rem"
      cover
      eager={isEager}
      className="w-24 shrink-0 [&>div]:aspect-square"
    />
  );
}
