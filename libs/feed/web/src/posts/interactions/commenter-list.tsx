import { useInfiniteQuery } from '@tanstack/react-query';
import type { FeedItem } from '@upround/feed/contract';
import { useFormat } from '@upround/shared/i18n';
import { links } from '@upround/shared/links';
import { itemsOf } from '@upround/shared/query';
import { Anchor, Avatar, EmptyState, Link, Name, Time } from '@upround/shared/ui';
import { RichText } from '@upround/social/web';
import { commentersQuery } from '../data/interaction-queries';
import { useInteractionsText } from './messages/catalogue';
import { InteractionList } from './interaction-list';

/** Comments on the post, newest first; each links to its place under the post. */
export function CommenterList({ item }: { item: FeedItem }) {
  const t = useInteractionsText();
  const format = useFormat();
  const query = useInfiniteQuery(commentersQuery(item));
  const { items } = itemsOf(query.data);
  return (
    <InteractionList
      query={query}
      isEmpty={items.length === 0}
      empty={
        <EmptyState className="medium:px-6" title={t('interactions.noComments')}>
          {t('interactions.noCommentsHint')}
        </EmptyState>
      }
    >
      <ul>
        {items.map((comment) => {
          const { author } = comment;
          return (
            <li key={comment.id} className="flex gap-3 border-b px-4 medium:px-6 py-3">
              <Anchor
                href={links.user(author.slug)}
                tabIndex={-1}
                aria-hidden="true"
                className="shrink-0"
              >
                <Avatar
                  size={40}
                  name={author.displayName}
                  seed={author.id}
                  src={author.avatarUrl}
                />
              </Anchor>
              <div className="min-w-0 grow">
                <p className="flex min-w-0 items-baseline gap-2">
                  <Link
                    href={links.user(author.slug)}
                    tone="text"
                    className="min-w-0 truncate font-medium"
                  >
                    <Name>{author.displayName}</Name>
                  </Link>
                  {/* The name keeps its room for as long as there is a headline to shorten. */}
                  <span className="grow basis-0 truncate text-small text-muted">
                    {author.headline}
                  </span>
                  <Anchor
                    href={links.post(item.data.slug, { comment: comment.id })}
                    aria-label={t('interactions.openComment', {
                      name: author.displayName,
                      when: format.short(comment.createdAt),
                    })}
                    className="shrink-0 rounded-control text-small text-muted focus-ring hover:underline"
                  >
                    <Time value={comment.createdAt} form="short" />
                  </Anchor>
                </p>
                <RichText text={comment.text} className="line-clamp-4" />
              </div>
            </li>
          );
        })}
      </ul>
    </InteractionList>
  );
}
