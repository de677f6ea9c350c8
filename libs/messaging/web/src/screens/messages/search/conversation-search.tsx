import { Search, X } from 'lucide-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import {
  SEARCHED,
  searchMessages,
  type Conversation,
  type Message,
} from '@upround/messaging/contract';
import { textLimits } from '@upround/shared/domain';
import { useFormat } from '@upround/shared/i18n';
import { FailureReason, itemsOf } from '@upround/shared/query';
import { useSession } from '@upround/shared/session';
import {
  Button,
  EmptyState,
  ErrorState,
  IconButton,
  Name,
  Skeleton,
  SkeletonGroup,
  TextInput,
} from '@upround/shared/ui';
import { debouncedPages } from '../../../data/debounced-pages';
import { useMessagingText } from '../../../messages/catalogue';
import { excerptOf } from '../../../model/excerpt';

interface HitProps {
  message: Message;
  words: string;
  name: string;
  onChoose: () => void;
}

function Hit({ message, words, name, onChoose }: HitProps) {
  const format = useFormat();
  const { before, match, after } = excerptOf(message.text, words);
  return (
    <li>
      <button
        type="button"
        onClick={onChoose}
        className="flex w-full flex-col gap-0.5 border-b px-4 py-3 text-left hover:bg-surface-hover focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus active:bg-surface-active"
      >
        <span className="flex w-full items-baseline justify-between gap-3">
          <span className="truncate text-small font-medium">
            <Name>{name}</Name>
          </span>
          <span className="figures shrink-0 text-caption text-muted">
            {format.date(message.createdAt)}, {format.time(message.createdAt)}
          </span>
        </span>
        <span dir="auto" className="text-small wrap-anywhere">
          {before}
          <mark className="bg-accent-subtle font-semibold text-accent-text">{match}</mark>
          {after}
        </span>
      </button>
    </li>
  );
}

interface ConversationSearchProps {
  conversation: Conversation;
  onClose: () => void;
  onFound: (sequence: number) => void;
}

/** Searches one conversation; choosing a result scrolls to that message. */
export function ConversationSearch({ conversation, onClose, onFound }: ConversationSearchProps) {
  const t = useMessagingText();
  const { user } = useSession();
  const [text, setText] = useState('');
  const words = useDeferredValue(text).trim();
  const query = useInfiniteQuery({
    ...debouncedPages(searchMessages, {
      query: { conversationId: conversation.id, query: words },
    }),
    enabled: words !== '',
  });
  const { items } = itemsOf(query.data);
  const name = conversation.person?.displayName ?? t('somebody');
  return (
    <section aria-label={t('search.label')} className="flex min-h-0 grow flex-col">
      <div className="flex shrink-0 items-center gap-1 border-b py-2 pr-2 pl-4">
        <TextInput
          role="searchbox"
          enterKeyHint="search"
          icon={Search}
          aria-label={t('search.label')}
          placeholder={t('search.placeholder')}
          maxLength={textLimits.query}
          autoFocus
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onClose();
          }}
        />
        <IconButton icon={X} label={t('search.close')} onClick={onClose} />
      </div>
      <div className="min-h-0 grow overflow-y-auto overscroll-contain">
        {words === '' && <p className="px-4 py-6 text-small text-muted">{t('search.hint')}</p>}
        {words !== '' && query.isPending && (
          <SkeletonGroup label={t('search.loading')}>
            {[0, 1, 2].map((row) => (
              <div key={row} className="flex flex-col gap-2 border-b px-4 py-3">
                <Skeleton className="h-3.5 w-40" />
                <Skeleton className="h-3.5 w-4/5" />
              </div>
            ))}
          </SkeletonGroup>
        )}
        {words !== '' && query.isError && (
          <ErrorState
            title={t('search.error')}
            busy={query.isFetching}
            onRetry={() => void (query.data ? query.fetchNextPage() : query.refetch())}
          >
            <FailureReason error={query.error} />
          </ErrorState>
        )}
        {query.isSuccess && words !== '' && items.length === 0 && (
          <EmptyState
            title={t(query.hasNextPage ? 'search.noneYet' : 'search.none', { query: words })}
          />
        )}
        {query.isSuccess && items.length > 0 && (
          <>
            <p role="status" className="figures px-4 py-2 text-caption text-muted">
              {t(conversation.lastSequence > SEARCHED ? 'search.foundAmong' : 'search.found', {
                count: query.data.pages[0]?.total ?? items.length,
                looked: SEARCHED,
              })}
            </p>
            <ul>
              {items.map((message) => (
                <Hit
                  key={message.id}
                  message={message}
                  words={words}
                  name={message.senderId === user?.id ? t('search.you') : name}
                  onChoose={() => onFound(message.sequence)}
                />
              ))}
            </ul>
          </>
        )}
        {query.hasNextPage && !query.isError && (
          <div className="flex justify-center p-4">
            <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              {t('search.more')}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}
