import { useQuery } from '@tanstack/react-query';
import { listRecommendations } from '@upround/search/contract';
import { links } from '@upround/shared/links';
import { queryFor } from '@upround/shared/query';
import { Avatar, Link, MetaLine, Name, Time, Words } from '@upround/shared/ui';
import { useRelatedPostsText } from './messages/catalogue';

const SHOWN = 3;

/** Posts about the same, below the comments. They are an offer: without any there is nothing here. */
export function RelatedPosts({ id }: { id: string }) {
  const t = useRelatedPostsText();
  const { data } = useQuery({
    ...queryFor(listRecommendations, { query: { type: 'POST', id } }),
    retry: false,
  });
  const hits = (data?.data ?? [])
    .filter((hit) => hit.type === 'POST' && hit.id !== id)
    .slice(0, SHOWN);
  if (hits.length === 0) return null;
  return (
    <section aria-labelledby="related-posts" className="border-t px-4 medium:px-6 pt-4 pb-8">
      <h2 id="related-posts" className="text-body font-semibold">
        {t('relatedPosts.title')}
      </h2>
      <ul>
        {hits.map(({ slug, person, title, excerpt, createdAt, likeCount, ...hit }) => (
          <li key={hit.id} className="flex items-start gap-3 border-b py-3 last:border-b-0">
            {person !== null && (
              <Avatar size={40} name={person.displayName} seed={person.id} src={person.avatarUrl} />
            )}
            <div className="min-w-0">
              <Link href={links.post(slug)} tone="text" className="line-clamp-2 wrap-anywhere">
                <Words>{excerpt.text || title.text}</Words>
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
          </li>
        ))}
      </ul>
    </section>
  );
}
