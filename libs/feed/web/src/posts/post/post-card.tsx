import { memo, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { FeedItem } from '@upround/feed/contract';
import { links } from '@upround/shared/links';
import { useCardLink } from '@upround/shared/routing';
import { Anchor, Avatar } from '@upround/shared/ui';
import { PollVote } from '@upround/social/web';
import { labelIdOf, shownText } from '../model/feed-item';
import { LinkCard } from './link-card';
import { PostActions } from './post-actions';
import { PostHeader } from './post-header';
import { PostOptions } from './post-options';
import { PostParts } from './post-parts';
import { PostPictures } from './post-pictures';
import { PostQuiz } from './post-quiz-host';
import { PostText } from './post-text';

export interface PostCardProps {
  item: FeedItem;
  /** Its place in the list, from 1. */
  position: number;
  /** How many posts the list has, or -1 while that is not known. */
  total: number;
  hidesPod?: boolean;
}

/** So many faces may be in the first window: they don't wait until they are scrolled to. */
const IN_SIGHT = 4;

/** A post in a list. The whole card opens it; words can be selected and controls work. */
export const PostCard = memo(function PostCard({
  item,
  position,
  total,
  hidesPod = false,
}: PostCardProps) {
  const { data } = item;
  const open = useCardLink(links.post(data.slug));
  const navigate = useNavigate();
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' || event.target !== event.currentTarget) return;
    event.preventDefault();
    void navigate(links.post(data.slug));
  };
  return (
    <article
      {...open}
      onKeyDown={onKeyDown}
      tabIndex={0}
      aria-posinset={position}
      aria-setsize={total}
      aria-labelledby={labelIdOf(data)}
      data-post={data.id}
      className="flex scroll-mt-[calc(var(--frame-top,0px)+3rem)] cursor-pointer gap-3 border-b px-4 medium:px-6 pt-4 pb-2 transition-colors hover:bg-surface-hover/40 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus"
    >
      <Anchor
        href={links.user(data.author.slug)}
        tabIndex={-1}
        aria-hidden="true"
        className="h-fit shrink-0"
      >
        <Avatar
          size={40}
          name={data.author.displayName}
          seed={data.author.id}
          src={data.author.avatarUrl}
          loading={position <= IN_SIGHT ? 'eager' : 'lazy'}
        />
      </Anchor>
      <div className="flex min-w-0 grow flex-col gap-2">
        <PostHeader item={item} menu={<PostOptions item={item} />} hidesPod={hidesPod} />
        <PostContent item={item} eager={position <= 2} />
        <PostActions item={item} />
      </div>
    </article>
  );
});

interface PostContentProps {
  item: FeedItem;
  whole?: boolean;
  eager?: boolean;
}

/** Words, pictures, poll and further parts of a post. */
export function PostContent({ item, whole = false, eager = false }: PostContentProps) {
  const { data } = item;
  return (
    <>
      <PostText
        name={`text:${data.id}`}
        text={shownText(data)}
        mentions={data.mentions}
        whole={whole}
      />
      <PostPictures images={data.images} eager={eager} />
      {data.poll && <PollVote postId={data.id} poll={data.poll} own={data.viewer.own} />}
      {data.quiz && <PostQuiz post={data} quiz={data.quiz} />}
      {data.linkPreview && <LinkCard page={data.linkPreview} />}
      <PostParts post={data} whole={whole} />
    </>
  );
}
