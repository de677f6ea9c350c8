import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode, Ref } from 'react';
import type { Source } from '@upround/news/contract';
import { useFormat } from '@upround/shared/i18n';
import { MetaLine, Notice, Skeleton, Time } from '@upround/shared/ui';
import { itemsOf } from '@upround/shared/query';
import { useFollowSource } from '@upround/social/web';
import { FollowSource } from '../../components/follow-source';
import { MuteButton } from '../../components/mute-button';
import { OutsideLink } from '../../components/outside-link';
import { SourceMark } from '../../components/source-mark';
import { storiesQuery } from '../../data/story-queries';
import { paceOf } from '../../model/publishing-pace';
import { useNewsText } from '../../messages/catalogue';

interface SourceHeadProps {
  source: Source;
  /** Given the line with the source's name. */
  nameRef?: Ref<HTMLParagraphElement>;
}

const readingProblems = {
  NEW: 'fresh',
  FAILING: 'failing',
  PAUSED: 'paused',
  OK: undefined,
} as const;

/** What a source is, how reading it goes, and the buttons to follow and mute it. */
export function SourceHead({ source, nameRef }: SourceHeadProps) {
  const t = useNewsText();
  const format = useFormat();
  const { count: followers } = useFollowSource({
    sourceId: source.id,
    followed: source.viewer.followed,
    followerCount: source.followerCount,
  });
  const problem = readingProblems[source.reading];
  return (
    <header className="flex flex-col gap-4 px-4 pt-5 pb-4 medium:px-6">
      <div className="flex flex-wrap items-start gap-4">
        <SourceMark source={source} size={64} />
        <div className="min-w-40 grow basis-0">
          <p ref={nameRef} aria-hidden="true" className="text-title font-semibold wrap-anywhere">
            {source.name}
          </p>
          <MetaLine className="mt-0.5">
            <span className="max-w-full">
              {source.homeUrl === null ? (
                source.host
              ) : (
                <OutsideLink href={source.homeUrl} className="max-w-full">
                  {source.host}
                </OutsideLink>
              )}
            </span>
            {source.lastPublishedAt !== null && (
              <span>
                {t.rich('source.lastStory', {
                  when: () => <Time value={source.lastPublishedAt ?? ''} />,
                })}
              </span>
            )}
          </MetaLine>
        </div>
        <div className="flex items-center gap-2">
          <FollowSource source={source} size="medium" variant="primary" />
          <MuteButton source={source} size="medium" />
        </div>
      </div>
      {source.description !== '' && <p className="max-w-measure">{source.description}</p>}
      <dl aria-label={t('source.figures')} className="grid grid-cols-3 gap-4 border-y py-3 figures">
        <Fact label={t('source.followers', { count: followers })} value={format.count(followers)} />
        <Fact
          label={t('source.stories', { count: source.storyCount })}
          value={format.count(source.storyCount)}
        />
        <PublishingPace slug={source.slug} />
      </dl>
      {source.kind === 'DEMO' && <p className="text-small text-muted">{t('source.demo')}</p>}
      {problem !== undefined && (
        <Notice tone={problem === 'fresh' ? 'info' : 'warning'}>{t(`source.${problem}`)}</Notice>
      )}
    </header>
  );
}

/** How often a source has new stories, from those that its page begins with. */
function PublishingPace({ slug }: { slug: string }) {
  const t = useNewsText();
  const format = useFormat();
  const query = useInfiniteQuery({ ...storiesQuery({ source: slug }), retry: false });
  if (query.isPending) {
    return <Fact label={t('source.pace')} value={<Skeleton className="my-1 h-5 w-8" />} />;
  }
  const pace = paceOf(itemsOf(query.data).items.map(({ publishedAt }) => publishedAt));
  if (pace === undefined) return null;
  return (
    <Fact
      label={t(`source.${pace.per}`, { count: pace.count })}
      value={format.number(pace.count)}
    />
  );
}

/** A number above what it counts. */
function Fact({ label, value }: { label: string; value: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col-reverse">
      <dt className="text-small text-muted">{label}</dt>
      <dd className="text-title font-semibold">{value}</dd>
    </div>
  );
}
