import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { FeedItem } from '@upround/feed/contract';
import { excerpt } from '@upround/shared/domain';
import { links } from '@upround/shared/links';
import { itemsOf } from '@upround/shared/query';
import {
  Anchor,
  AsidePart,
  Avatar,
  Link,
  MetaLine,
  Name,
  PageAside,
  Rosette,
  Skeleton,
  SkeletonGroup,
  Time,
  Words,
} from '@upround/shared/ui';
import { JoinButton } from '@upround/social/web';
import { PodFacts } from '../../pods/pod-facts';
import { podQuery } from '../../pods/pod-queries';
import { podReference } from '../../pods/pod-reference';
import { userSource } from '../data/pod-and-user-sources';
import { homeSource } from '../data/feed-source';
import { usePostScreenText } from './messages/catalogue';

const SHOWN = 3;

/** Beside a post: other posts of its author, its pod, and what is trending. */
export function PostAside({ item: { data } }: { item: FeedItem }) {
  const t = usePostScreenText();
  const { author, reference } = data;
  const ofAuthor = useInfiniteQuery(userSource(author.id, 'posts').query);
  return (
    <PageAside label={t('aside.label')}>
      <div className="flex flex-col gap-4">
        <OfAuthor id={data.id} author={author} />
        {/* After the part above has its height: nothing moves when the author's posts come. */}
        {!ofAuthor.isPending && (
          <>
            {reference.type === 'POD' && <InPod slug={reference.slug} name={reference.name} />}
            <Trending post={data} />
          </>
        )}
      </div>
    </PageAside>
  );
}

/** The pod that the post is in. Its area is reserved until it is read. */
function InPod({ slug, name }: { slug: string; name: string }) {
  const t = usePostScreenText();
  const { data: pod } = useQuery(podQuery(slug));
  return (
    <AsidePart title={t('aside.pod')}>
      <div className="flex items-center gap-3">
        <Anchor href={links.pod(slug)} tabIndex={-1} aria-hidden="true" className="shrink-0">
          <Rosette size={40} seed={slug} />
        </Anchor>
        <div className="min-h-11 min-w-0 grow">
          <Link href={links.pod(slug)} tone="text" className="block truncate font-medium">
            {name}
          </Link>
          {pod && <PodFacts pod={pod} brief />}
        </div>
        {pod && (
          <JoinButton
            reference={podReference(pod.id)}
            name={pod.name}
            joined={pod.joined}
            memberCount={pod.memberCount}
          />
        )}
      </div>
    </AsidePart>
  );
}

/** Posts of others that are trending. */
function Trending({ post }: { post: FeedItem['data'] }) {
  const t = usePostScreenText();
  const query = useInfiniteQuery(homeSource('trending').query);
  const posts = itemsOf(query.data)
    .items.filter(({ data }) => data.author.id !== post.author.id && data.text !== '')
    .filter(({ data }) => data.id !== post.id)
    .slice(0, SHOWN);
  if (!query.isPending && posts.length === 0) return null;
  return (
    <AsidePart
      title={t('aside.trending')}
      more={
        <Link href={links.home()} tone="muted" className="text-small">
          {t('aside.all')}
        </Link>
      }
    >
      {query.isPending ? (
        <Rows />
      ) : (
        <ul className="flex flex-col gap-3">
          {posts.map(({ data }) => (
            <li key={data.id} className="flex items-start gap-3">
              <Avatar
                size={32}
                name={data.author.displayName}
                seed={data.author.id}
                src={data.author.avatarUrl}
              />
              <div className="min-w-0">
                <PostLink slug={data.slug} text={excerpt(data.text, 200)} />
                <MetaLine>
                  <span className="truncate">
                    <Name>{data.author.displayName}</Name>
                  </span>
                  <span>
                    <Time value={data.createdAt} />
                  </span>
                </MetaLine>
              </div>
            </li>
          ))}
        </ul>
      )}
    </AsidePart>
  );
}

/** Other posts of the author; nothing once it is known that there are none. */
function OfAuthor({ id, author }: { id: string; author: FeedItem['data']['author'] }) {
  const t = usePostScreenText();
  const query = useInfiniteQuery(userSource(author.id, 'posts').query);
  const posts = itemsOf(query.data)
    .items.filter(({ data }) => data.id !== id && data.text !== '')
    .slice(0, SHOWN);
  if (!query.isPending && posts.length === 0) return null;
  return (
    <AsidePart
      title={t('aside.ofAuthor', { name: author.displayName })}
      more={
        <Link href={links.user(author.slug)} tone="muted" className="text-small">
          {t('aside.all')}
        </Link>
      }
    >
      {query.isPending ? (
        <Rows />
      ) : (
        <ul className="flex flex-col gap-3">
          {posts.map(({ data }) => (
            <li key={data.id}>
              <PostLink slug={data.slug} text={excerpt(data.text, 200)} />
              <MetaLine>
                <span>
                  <Time value={data.createdAt} />
                </span>
              </MetaLine>
            </li>
          ))}
        </ul>
      )}
    </AsidePart>
  );
}

/** Three posts to come: two lines of text and one of facts each. */
function Rows() {
  return (
    <SkeletonGroup className="flex flex-col gap-3">
      {Array.from({ length: SHOWN }, (_, row) => (
        <Skeleton key={row} className="h-15 w-full" />
      ))}
    </SkeletonGroup>
  );
}

function PostLink({ slug, text }: { slug: string; text: string }) {
  return (
    <Link href={links.post(slug)} tone="text" className="line-clamp-2 text-small wrap-anywhere">
      <Words>{text}</Words>
    </Link>
  );
}
