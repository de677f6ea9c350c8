import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import type { Ref } from 'react';
import type { Story } from '@upround/news/contract';
import { links } from '@upround/shared/links';
import {
  ButtonLink,
  Link,
  MetaLine,
  Name,
  Time,
  useIsWide,
  VisuallyHidden,
  Words,
} from '@upround/shared/ui';
import { useAreCommentsThere } from '@upround/social/web';
import { CommentsSection } from '../../components/comments-section';
import { FollowSource } from '../../components/follow-source';
import { SourceMark } from '../../components/source-mark';
import { StoryActions } from '../../components/story-actions';
import { StoryPicture } from '../../components/story-picture';
import { TextCover } from '../../components/text-cover';
import { sourceQuery } from '../../data/source-queries';
import { useNewsText } from '../../messages/catalogue';
import { OtherTellings } from './other-tellings';
import { StoryOffers } from './story-offers';

interface StoryDetailProps {
  story: Story;
  /** Given the line with the title. */
  titleRef?: Ref<HTMLParagraphElement>;
}

/** A story with everything that we know of it, and what to read next beside it or, in narrow windows, below. */
export function StoryDetail({ story, titleRef }: StoryDetailProps) {
  const t = useNewsText();
  const isWide = useIsWide();
  const areCommentsThere = useAreCommentsThere(story.id);
  return (
    <>
      <article aria-label={story.title} className="flex flex-col gap-4 px-4 pt-5 medium:px-6">
        <StoryHead story={story} />
        <p
          ref={titleRef}
          aria-hidden="true"
          dir="auto"
          className="text-display font-semibold text-balance wrap-anywhere"
        >
          <Words>{story.title}</Words>
        </p>
        {story.image === null ? (
          <TextCover slug={story.slug} className="aspect-5/2 w-full" />
        ) : (
          <StoryPicture
            image={story.image}
            sizes="(width >= 48rem) 40rem, 100vw"
            cover
            eager
            className="[&>div]:aspect-2/1"
          />
        )}
        <p dir="auto" className="max-w-measure text-body wrap-anywhere small:text-title">
          {story.excerpt === '' ? (
            <span className="text-muted">{t('story.noExcerpt')}</span>
          ) : (
            <Words>{story.excerpt}</Words>
          )}
        </p>
        <TheOriginal story={story} />
        <OtherTellings story={story} />
        <div className="border-t pt-1">
          <StoryActions story={story} whole />
        </div>
      </article>
      <CommentsSection
        title={story.title}
        reference={{ referenceType: 'NEWS', referenceId: story.id }}
        count={story.commentCount}
      />
      {(isWide || areCommentsThere) && <StoryOffers story={story} isBeside={isWide} />}
    </>
  );
}

/** The main action: the whole story, on the pages of its source. */
function TheOriginal({ story }: { story: Story }) {
  const t = useNewsText();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <ButtonLink
        href={story.url}
        variant="primary"
        size="large"
        icon={ExternalLink}
        target="_blank"
        rel="noopener nofollow ugc"
        className="max-w-full"
      >
        {t('story.readFull')}
        <VisuallyHidden>
          {' '}
          {t('story.readFullAt', { host: story.host })} ({t('story.newTab')})
        </VisuallyHidden>
      </ButtonLink>
      <p className="min-w-0 text-small text-muted">
        <span className="block font-medium wrap-anywhere text-text">{story.host}</span>
        {t('story.excerptOnly')}
      </p>
    </div>
  );
}

/** Who tells a story and when, and the way to follow them. */
function StoryHead({ story }: { story: Story }) {
  const t = useNewsText();
  const { data: source } = useQuery(sourceQuery(story.source.slug));
  return (
    <div className="flex min-h-12 items-center gap-3">
      <SourceMark source={story.source} size={48} />
      <div className="min-w-0 grow">
        <Link
          href={links.newsSource(story.source.slug)}
          tone="text"
          className="block truncate font-semibold"
        >
          <Name>{story.source.name}</Name>
        </Link>
        <MetaLine>
          <span>
            <Time value={story.publishedAt} form="date" />
          </span>
          {story.readingMinutes !== null && (
            <span>{t('story.minutes', { count: story.readingMinutes })}</span>
          )}
        </MetaLine>
      </div>
      {source !== undefined && <FollowSource source={source} />}
    </div>
  );
}
