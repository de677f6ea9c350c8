import { useInfiniteQuery } from '@tanstack/react-query';
import { itemsOf } from '@upround/shared/query';
import { useSearchChoice } from '@upround/shared/routing';
import { commentsQuery, commentSorts, type CommentedReference } from '../../data/comment-queries';
import { useCommentText } from './messages/catalogue';

interface CommentTitleProps {
  reference: CommentedReference;
  /** Of comments, without the replies to them. */
  count: number;
}

/** The heading over the comments on a record. It counts the replies too, once all comments are loaded. */
export function CommentTitle({ reference, count }: CommentTitleProps) {
  const t = useCommentText();
  const [sort] = useSearchChoice('sort', commentSorts);
  // The thread below reads them.
  const query = useInfiniteQuery({ ...commentsQuery(reference, sort), enabled: false });
  const replies = query.hasNextPage
    ? 0
    : itemsOf(query.data).items.reduce((sum, { replyCount }) => sum + replyCount, 0);
  return (
    <h2 id="comments" className="scroll-mt-16 pt-4 text-body font-semibold outline-hidden figures">
      {count === 0 ? t('comments.first') : t('comments.count', { count })}
      {count > 0 && replies > 0 && (
        <span className="font-regular text-muted">
          {' '}
          · {t('comments.replies', { count: replies })}
        </span>
      )}
    </h2>
  );
}
