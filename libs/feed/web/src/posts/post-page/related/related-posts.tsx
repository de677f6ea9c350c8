import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { FeedItem } from '@upround/feed/contract';
import { listRecommendations } from '@upround/search/contract';
import { excerpt, type Image, type PersonSummary } from '@upround/shared/domain';
import { links } from '@upround/shared/links';
import { itemsOf, queryFor } from '@upround/shared/query';
import { Avatar, Link, MetaLine, Name, Time, useIsWide, Words } from '@upround/shared/ui';
import { podSource } from '../../data/pod-and-user-sources';
import { PostThumbnail } from '../../post/post-thumbnail';
import { useRelatedPostsText } from './messages/catalogue';

const SHOWN = 5;

/** More than two lines have room for: the page cuts them. */
const EXCERPT = 300;

/** One post that is offered, whichever list it is from. */
interface OfferedPost {
  id: string;
  slug: string;
  text: string;
  person: PersonSummary | null;
  createdAt: string | null;
  likeCount: number;
  image: Image | null;
}

/**
 * Posts about the same, below the comments, or else the newest of the pod. They are an offer: without any there is
 * nothing here.
 */
export function RelatedPosts({ post }: { post: FeedItem['data'] }) {
  const t = useRelatedPostsText();
  const isWide = useIsWide();
  const { data } = useQuery({
    ...queryFor(listRecommendations, { query: { type: 'POST', id: post.id } }),
    retry: false,
  });
  if (data === undefined) return null;
  const related = data.data
    .filter((hit) => hit.type === 'POST' && hit.id !== post.id)
    // Beside the page are the author's posts already.
    .filter((hit) => !isWide || hit.person?.id !== post.author.id)
    .map((hit) => ({ ...hit, text: hit.excerpt.text || hit.title.text }));
  if (related.length > 0) return <Offer title={t('relatedPosts.title')} posts={related} />;
  return post.reference.type === 'POD' ? <OfPod post={post} pod={post.reference} /> : null;
}

interface OfPodProps {
  post: FeedItem['data'];
  pod: { id: string; name: string };
}

function OfPod({ post, pod }: OfPodProps) {
  const t = useRelatedPostsText();
  const isWide = useIsWide();
  const { data } = useInfiniteQuery({ ...podSource(pod.id, 'latest').query, retry: false });
  const posts = itemsOf(data)
    .items.map((item) => item.data)
    .filter(({ id, text }) => id !== post.id && text !== '')
    .filter(({ author }) => !isWide || author.id !== post.author.id)
    .map(({ author, ...one }) => ({
      ...one,
      person: author,
      text: excerpt(one.text, EXCERPT),
      image: one.images[0] ?? null,
    }));
  return <Offer title={t('relatedPosts.ofPod', { name: pod.name })} posts={posts} />;
}

function Offer({ title, posts }: { title: string; posts: readonly OfferedPost[] }) {
  const t = useRelatedPostsText();
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby="related-posts" className="border-t px-4 medium:px-6 pt-4 pb-8">
      <h2 id="related-posts" className="text-body font-semibold">
        {title}
      </h2>
      <ul>
        {posts.slice(0, SHOWN).map(({ id, slug, person, text, createdAt, likeCount, image }) => (
          <li key={id} className="flex items-start gap-3 border-b py-3 last:border-b-0">
            {person !== null && (
              <Avatar size={40} name={person.displayName} seed={person.id} src={person.avatarUrl} />
            )}
            <div className="min-w-0 grow">
              <Link href={links.post(slug)} tone="text" className="line-clamp-2 wrap-anywhere">
                <Words>{text}</Words>
              </Link>
              <MetaLine className="mt-0.5">
                {person !== null && (
                  <span className="truncate">
                    <Name>{person.displayName}</Name>
                  </span>
                )}
                {createdAt !== null && (
                  <span>
                    <Time value={createdAt} />
                  </span>
                )}
                <span>{t('relatedPosts.likes', { count: likeCount })}</span>
              </MetaLine>
            </div>
            {image !== null && <PostThumbnail image={image} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
