import { LoaderCircle, Search } from 'lucide-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { textLimits } from '@upround/shared/domain';
import { FailureReason, itemsOf } from '@upround/shared/query';
import { useSession } from '@upround/shared/session';
import {
  Avatar,
  Button,
  Dialog,
  EmptyState,
  ErrorState,
  Name,
  Skeleton,
  SkeletonGroup,
  TextInput,
} from '@upround/shared/ui';
import { followedPeople } from '../../../data/followed-people';
import { useOpenConversation } from '../../../components/use-open-conversation';
import { useMessagingText } from '../../../messages/catalogue';

/** Dialog for choosing someone to message among the people you follow. */
export function NewMessageDialog({ onClose }: { onClose: () => void }) {
  const t = useMessagingText();
  const { user } = useSession();
  const [text, setText] = useState('');
  const search = useDeferredValue(text).trim();
  const query = useInfiniteQuery(followedPeople(user?.id ?? '', search));
  const { items: people } = itemsOf(query.data);
  const { open, isOpening } = useOpenConversation(onClose);
  return (
    <Dialog
      open
      steady
      onOpenChange={onClose}
      title={t('begin.title')}
      description={t('begin.intro')}
    >
      <TextInput
        type="search"
        icon={Search}
        aria-label={t('begin.search')}
        placeholder={t('begin.search')}
        maxLength={textLimits.displayName}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="-mx-4 mt-3 medium:-mx-6">
        {query.isPending && (
          <SkeletonGroup label={t('begin.loading')}>
            {[0, 1, 2, 3, 4].map((row) => (
              <div key={row} className="flex items-center gap-3 px-4 py-3 medium:px-6">
                <Skeleton shape="circle" className="size-10 shrink-0" />
                <div className="flex grow flex-col gap-2">
                  <Skeleton className="h-3.5 w-40" />
                  <Skeleton className="h-3 w-64 max-w-full" />
                </div>
              </div>
            ))}
          </SkeletonGroup>
        )}
        {query.isError && (
          <ErrorState
            level={3}
            title={t('begin.error')}
            busy={query.isFetching}
            onRetry={() => void (query.data ? query.fetchNextPage() : query.refetch())}
          >
            <FailureReason error={query.error} />
          </ErrorState>
        )}
        {query.isSuccess &&
          people.length === 0 &&
          !query.hasNextPage &&
          (search === '' ? (
            <EmptyState level={3} title={t('begin.nobody')}>
              {t('begin.nobodyHint')}
            </EmptyState>
          ) : (
            <EmptyState level={3} title={t('begin.noMatch', { search })} />
          ))}
        {people.length > 0 && (
          <ul aria-label={t('begin.list')}>
            {people.map((person) => (
              <li key={person.id}>
                <button
                  type="button"
                  aria-busy={isOpening(person.id) || undefined}
                  onClick={() => open(person.id)}
                  className="flex w-full items-center gap-3 px-4 py-2.5 text-left hover:bg-surface-hover focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus active:bg-surface-active medium:px-6"
                >
                  <Avatar
                    size={40}
                    name={person.displayName}
                    seed={person.id}
                    src={person.avatarUrl}
                  />
                  <span className="min-w-0 grow">
                    <span className="block truncate font-medium">
                      <Name>{person.displayName}</Name>
                    </span>
                    <span className="block truncate text-small text-muted">{person.headline}</span>
                  </span>
                  {isOpening(person.id) && (
                    <LoaderCircle
                      aria-hidden
                      size={18}
                      className="animate-spin text-muted motion-reduce:animate-none"
                    />
                  )}
                </button>
              </li>
            ))}
          </ul>
        )}
        {query.hasNextPage && !query.isError && (
          <div className="flex justify-center p-4">
            <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              {t('begin.more')}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}
