import { MessageCircle, SquarePen } from 'lucide-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { itemsOf } from '@upround/shared/query';
import { useSession } from '@upround/shared/session';
import {
  Avatar,
  Button,
  ICON_STROKE,
  Name,
  Skeleton,
  SkeletonGroup,
  Surface,
} from '@upround/shared/ui';
import { useOpenConversation } from '../../../components/use-open-conversation';
import { followedPeople } from '../../../data/followed-people';
import { useMessagingText } from '../../../messages/catalogue';
import { NewMessageDialog } from '../begin/new-message-dialog';

const SHOWN = 5;

/** Beside the list, while no conversation is open: a new one, and people to write to. The first has none to choose. */
export function NoConversation({ isFirst }: { isFirst: boolean }) {
  const t = useMessagingText();
  const [isBeginning, setBeginning] = useState(false);
  return (
    <div className="flex grow justify-center overflow-y-auto px-6 py-16">
      <div className="flex w-full max-w-dialog flex-col gap-6">
        <div className="flex items-start gap-4">
          <span className="flex size-12 shrink-0 items-center justify-center rounded-full bg-surface-sunken text-muted">
            <MessageCircle aria-hidden size={24} strokeWidth={ICON_STROKE} />
          </span>
          <div className="flex min-w-0 flex-col items-start gap-1">
            <h2 className="text-title font-semibold">{t(isFirst ? 'pane.first' : 'pane.none')}</h2>
            <p className="text-muted">{t(isFirst ? 'pane.firstHint' : 'pane.noneHint')}</p>
            <Button
              variant="primary"
              icon={SquarePen}
              className="mt-3"
              onClick={() => setBeginning(true)}
            >
              {t('begin.open')}
            </Button>
          </div>
        </div>
        <PeopleToMessage />
      </div>
      {isBeginning && <NewMessageDialog onClose={() => setBeginning(false)} />}
    </div>
  );
}

/** The first few people you follow; nothing if you follow no one. */
function PeopleToMessage() {
  const t = useMessagingText();
  const { user } = useSession();
  const query = useInfiniteQuery(followedPeople(user?.id ?? '', ''));
  const people = itemsOf(query.data).items.slice(0, SHOWN);
  const { open, isOpening } = useOpenConversation();
  if (query.isPending) {
    return (
      <SkeletonGroup
        label={t('begin.loading')}
        className="rounded-surface border bg-surface-raised"
      >
        <div className="border-b px-4 py-3">
          <Skeleton className="h-5 w-28" />
        </div>
        {Array.from({ length: SHOWN }, (_, row) => (
          <div key={row} className="flex items-center gap-3 border-b px-4 py-2.5 last:border-b-0">
            <Skeleton shape="circle" className="size-10 shrink-0" />
            <div className="flex grow flex-col gap-2">
              <Skeleton className="h-4 w-40" />
              <Skeleton className="h-3 w-56 max-w-full" />
            </div>
          </div>
        ))}
      </SkeletonGroup>
    );
  }
  if (people.length === 0) return null;
  return (
    <Surface as="section" padding="none" aria-label={t('begin.list')}>
      <h3 className="border-b px-4 py-3 text-small font-semibold">{t('begin.list')}</h3>
      <ul>
        {people.map(({ id, displayName, headline, avatarUrl }) => (
          <li key={id} className="flex items-center gap-3 border-b px-4 py-2.5 last:border-b-0">
            <Avatar size={40} name={displayName} seed={id} src={avatarUrl} />
            <div className="min-w-0 grow">
              <p className="truncate font-medium">
                <Name>{displayName}</Name>
              </p>
              <p className="truncate text-small text-muted">{headline}</p>
            </div>
            <Button
              size="small"
              busy={isOpening(id)}
              aria-label={t('button.label', { name: displayName })}
              onClick={() => open(id)}
            >
              {t('button.message')}
            </Button>
          </li>
        ))}
      </ul>
    </Surface>
  );
}
