import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { api } from '@upround/shared/api-client';
import { FailureReason, itemsOf } from '@upround/shared/query';
import { useSearchChoice, useShortcuts } from '@upround/shared/routing';
import { usePendingAction, useRequireMember, useSession } from '@upround/shared/session';
import { Avatar, Button, ErrorState, Notice } from '@upround/shared/ui';
import { createComment } from '@upround/social/contract';
import { commentDrafts } from '../../data/comment-drafts';
import { addComment } from '../../data/comment-cache';
import { commentsQuery, commentSorts, type CommentedReference } from '../../data/comment-queries';
import { useCommentText } from './messages/catalogue';
import { commentDraftKey } from '../../model/comment-draft-key';
import { readCommentLink } from '../../model/comment-link';
import { CommentForm } from './comment-form';
import { CommentItem } from './comment-item';
import { CommentSkeleton } from './comment-skeleton';
import { CommentSortMenu } from './comment-sort';
import { NewComments } from './new-comments';
import { PendingComments } from './pending-comment';
import { useSendComment } from './use-send-comment';

export interface CommentThreadProps {
  reference: CommentedReference;
  /** The author of what is commented on. */
  ownerId: string;
  /** The name of the author or the record. */
  about: string;
  /** How many comments there are, as far as is known: so many are reserved room for. */
  count: number;
  /** Called when the viewer added a comment (1) or one was deleted (-1). */
  onCountChange?: (step: 1 | -1) => void;
  /** Called when newer comments are shown, so that the record's count is read again. */
  onNewer?: () => void;
}

/** As many pages are read, at most, in search of a comment that the address points at. */
const MOST_PAGES = 20;

/** The id of the field; the comment button of a page leads to it. */
const FIELD = 'write-comment';

/** The number of comments from which the order can be chosen. */
const SORTED_FROM = 4;

/** The comments on a record: writing, order in the address, replies, permalinks. */
export function CommentThread(props: CommentThreadProps) {
  const { reference, ownerId, about, count, onCountChange } = props;
  const t = useCommentText();
  const { user } = useSession();
  const { hash, key } = useLocation();
  const requireMember = useRequireMember();
  const [typedAsGuest, setTypedAsGuest] = useState<string>();
  const [sort, setSort] = useSearchChoice('sort', commentSorts);
  const query = useInfiniteQuery(commentsQuery(reference, sort));
  const { items } = itemsOf(query.data);
  const target = readCommentLink(hash);
  const { hasNextPage, isFetching, fetchNextPage } = query;
  const pageCount = query.data?.pages.length ?? 0;
  const isMissing =
    target !== undefined &&
    pageCount > 0 &&
    !items.some((comment) => comment.id === target.commentId);
  const isSearching = isMissing && hasNextPage && pageCount < MOST_PAGES;

  useEffect(() => {
    if (isSearching && !isFetching) void fetchNextPage();
  }, [isSearching, isFetching, fetchNextPage]);

  const write = () => document.getElementById(FIELD)?.focus();
  useShortcuts([
    {
      keys: 'r',
      label: t('comments.writeKey'),
      group: t('comments.keys'),
      run: (event) => {
        // The key must not be typed into the field as well.
        event.preventDefault();
        write();
      },
    },
  ]);
  // The comment button of a list leads here, again with each press.
  useEffect(() => {
    if (hash === '#comments') write();
  }, [hash, key]);

  const draftKey = commentDraftKey(user?.id ?? '', reference);
  const outbox = useSendComment(draftKey, async (client, text, id) => {
    const body = { ...reference, text };
    const comment = await api.call(createComment, { body }, { idempotencyKey: id });
    if (!comment.held) onCountChange?.(1);
    await addComment(client, reference, comment);
  });

  usePendingAction('comment', reference.referenceId, ({ text = '' }) => {
    void commentDrafts.write(commentDraftKey('', reference), '');
    void commentDrafts.write(draftKey, text);
    setTypedAsGuest(text);
  });
  const askToSignIn = (text: string) =>
    requireMember(() => undefined, { verb: 'comment', reference, about, text });

  return (
    <section aria-label={t('comments.title')} className="flex flex-col">
      <div className="flex gap-3 py-4">
        {user && <Avatar size={32} name={user.displayName} seed={user.id} src={user.avatarUrl} />}
        <CommentForm
          key={typedAsGuest}
          id={FIELD}
          draftKey={draftKey}
          initial={typedAsGuest}
          autoFocus={typedAsGuest !== undefined}
          label={t('comments.write')}
          placeholder={t(count === 0 ? 'comments.placeholderFirst' : 'comments.placeholder')}
          sendText={t(user ? 'comments.send' : 'comments.signIn')}
          onSend={user ? outbox.send : askToSignIn}
        />
      </div>
      {(items.length >= SORTED_FROM || sort !== 'best') && (
        <CommentSortMenu value={sort} onChange={setSort} />
      )}
      {isMissing && !isSearching && (
        <Notice tone="info" className="mt-3">
          {t('comments.notFound')}
        </Notice>
      )}
      {query.isSuccess && (
        <NewComments
          reference={reference}
          sort={sort}
          items={items}
          isWhole={!hasNextPage}
          onSort={setSort}
          onShown={props.onNewer}
        />
      )}
      <ul className="flex flex-col">
        <PendingComments
          pending={outbox.pending}
          onRetry={outbox.retry}
          onDiscard={outbox.discard}
        />
        {items.map((comment) => (
          <CommentItem
            key={comment.id}
            comment={comment}
            ownerId={ownerId}
            target={target?.commentId === comment.id ? target : undefined}
            onDeleted={() => {
              if (!comment.held) onCountChange?.(-1);
            }}
          />
        ))}
      </ul>
      {query.isPending && <CommentSkeleton count={count} />}
      {query.isError && (
        <ErrorState
          title={t('comments.error')}
          level={3}
          className="-mx-4"
          busy={isFetching}
          onRetry={() => void (pageCount === 0 ? query.refetch() : fetchNextPage())}
        >
          <FailureReason error={query.error} />
        </ErrorState>
      )}
      {hasNextPage && !query.isError && (
        <Button className="mt-2 self-center" busy={isFetching} onClick={() => void fetchNextPage()}>
          {t('comments.more')}
        </Button>
      )}
    </section>
  );
}
