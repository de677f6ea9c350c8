import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { FailureReason, itemsOf } from '@upround/shared/query';
import { Button, InlineError } from '@upround/shared/ui';
import type { Reply } from '@upround/social/contract';
import { repliesQuery } from '../../data/comment-queries';
import { useCommentText } from './messages/catalogue';
import { ReplyItem } from './reply-item';

interface ReplyListProps {
  commentId: string;
  replyCount: number;
  /** The first of them, which came with the comment. */
  first: readonly Reply[];
  ownerId: string;
  /** The reply that the address points at. */
  targetId: string | undefined;
  isOpen: boolean;
  onOpen: () => void;
  onReply: (slug: string) => void;
  /** What is on its way, and the form, at the end of the list. */
  children: ReactNode;
}

/** The replies to a comment: the first at once, the rest read when asked for. */
export function ReplyList(props: ReplyListProps) {
  const { commentId, replyCount, first, targetId, isOpen } = props;
  const t = useCommentText();
  const query = useInfiniteQuery({ ...repliesQuery(commentId), enabled: isOpen && replyCount > 0 });
  const items = query.data === undefined ? first : itemsOf(query.data).items;
  const { hasNextPage, isFetching, fetchNextPage } = query;
  const isMissing = targetId !== undefined && !items.some((reply) => reply.id === targetId);
  const counted = items.filter(({ held }) => !held).length;
  const hidden = isOpen ? 0 : replyCount - counted;

  useEffect(() => {
    if (isMissing && hasNextPage && !isFetching) void fetchNextPage();
  }, [isMissing, hasNextPage, isFetching, fetchNextPage]);

  return (
    <>
      <ul className="flex flex-col">
        {items.map((reply) => (
          <ReplyItem
            key={reply.id}
            reply={reply}
            ownerId={props.ownerId}
            isTarget={reply.id === targetId}
            onReply={props.onReply}
          />
        ))}
        {hidden > 0 && (
          <li>
            <Button size="small" variant="quiet" className="-ml-3" onClick={props.onOpen}>
              <span className="text-muted">
                {t(items.length === 0 ? 'comments.showReplies' : 'comments.showMoreReplies', {
                  count: hidden,
                })}
              </span>
            </Button>
          </li>
        )}
        {isOpen && (hasNextPage || (query.isPending && counted < replyCount)) && (
          <li>
            <Button
              size="small"
              variant="quiet"
              className="-ml-3"
              busy={isFetching}
              onClick={() => void fetchNextPage()}
            >
              <span className="text-muted">{t('comments.moreReplies')}</span>
            </Button>
          </li>
        )}
        {isOpen && query.isError && (
          <li className="flex items-center gap-2 py-2">
            <InlineError>
              {t('comments.repliesError')} <FailureReason error={query.error} />
            </InlineError>
            <Button size="small" onClick={() => void query.refetch()}>
              {t('comments.retry')}
            </Button>
          </li>
        )}
        {props.children}
      </ul>
    </>
  );
}
