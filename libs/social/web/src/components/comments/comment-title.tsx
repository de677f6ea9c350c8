import { useInfiniteQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { itemsOf } from '@upround/shared/query';
import { useSearchChoice } from '@upround/shared/routing';
import { useSession } from '@upround/shared/session';
import { commentsQuery, commentSorts, type CommentedReference } from '../../data/comment-queries';
import { useSocialText } from '../../messages/catalogue';
import { commentDraftKey } from '../../model/comment-draft-key';
import { pendingCommentsAtom } from '../../state/comment-atoms';

interface CommentTitleProps {
  reference: CommentedReference;
  /** Of comments, without the replies to them. */
  count: number;
}

/** The heading over the comments on a record. It counts the replies too, once all comments are loaded. */
export function CommentTitle({ reference, count }: CommentTitleProps) {
  const t = useSocialText();
  const { user } = useSession();
  const [sort] = useSearchChoice('sort', commentSorts);
  // The thread below reads them.
  const query = useInfiniteQuery({ ...commentsQuery(reference, sort), enabled: false });
  const pending = useAtomValue(pendingCommentsAtom).get(commentDraftKey(user?.id ?? '', reference));
  const { items } = itemsOf(query.data);
  const isWhole = query.isSuccess && !query.hasNextPage;
  const replies = isWhole ? items.reduce((sum, { replyCount }) => sum + replyCount, 0) : 0;
  // The record counts comments of people whom the viewer blocked or who blocked them, and the list leaves them out.
  const shown = isWhole && items.length === 0 ? 0 : Math.max(count, items.length);
  const none = pending?.length
    ? t('commentTitle.none')
    : t(count === 0 ? 'commentTitle.first' : 'commentTitle.noneVisible');
  return (
    <h2 id="comments" className="scroll-mt-16 pt-4 text-body font-semibold outline-hidden figures">
      {shown === 0 ? none : t('commentTitle.count', { count: shown })}
      {shown > 0 && replies > 0 && (
        <span className="font-regular text-muted">
          {' '}
          · {t('commentTitle.replies', { count: replies })}
        </span>
      )}
    </h2>
  );
}
