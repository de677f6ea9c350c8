import type { Ref } from 'react';
import type { Story } from '@upround/news/contract';
import { Deferred, Words } from '@upround/shared/ui';
import { OutsideLink } from '../../components/outside-link';
import { CommentsSection } from '../../components/comments-section';
import { StoryActions } from '../../components/story-actions';
import { StoryFacts } from '../../components/story-facts';
import { StoryPicture } from '../../components/story-picture';
import { useNewsText } from '../../messages/catalogue';
import { OtherTellings } from './other-tellings';
import { RelatedStories } from './related-stories';

interface StoryDetailProps {
  story: Story;
  /** Given the line with the title. */
  titleRef?: Ref<HTMLParagraphElement>;
}

/** A story with everything that we know of it. */
export function StoryDetail({ story, titleRef }: StoryDetailProps) {
  const t = useNewsText();
  return (
    <>
      <article aria-label={story.title} className="flex flex-col gap-4 px-4 pt-5">
        <div className="flex flex-col gap-2">
          <StoryFacts story={story} whole />
          <p
            ref={titleRef}
            aria-hidden="true"
            dir="auto"
            className="text-display font-semibold text-balance wrap-anywhere"
          >
            <Words>{story.title}</Words>
          </p>
        </div>
        {story.image !== null && (
          <StoryPicture image={story.image} sizes="(width >= 48rem) 40rem, 100vw" eager />
        )}
        <p dir="auto" className="max-w-measure wrap-anywhere">
          {story.excerpt === '' ? (
            <span className="text-muted">{t('story.noExcerpt')}</span>
          ) : (
            <Words>{story.excerpt}</Words>
          )}
        </p>
        <div className="flex flex-col items-start gap-2">
          <OutsideLink
            href={story.url}
            tone="text"
            className="min-h-10 max-w-full rounded-control border border-medium bg-surface-raised px-4 text-small font-medium hover:border-strong hover:bg-surface-hover hover:no-underline"
          >
            {t('story.readAtSource', { host: story.host })}
          </OutsideLink>
          <p className="text-small text-muted">
            {t('story.excerptOnly', { source: story.source.name })}
          </p>
        </div>
        <OtherTellings story={story} />
        <div className="border-t pt-1">
          <StoryActions story={story} whole />
        </div>
      </article>
      <CommentsSection
        reference={{ referenceType: 'NEWS', referenceId: story.id }}
        count={story.commentCount}
      />
      <Deferred>
        <RelatedStories id={story.id} />
      </Deferred>
    </>
  );
}
