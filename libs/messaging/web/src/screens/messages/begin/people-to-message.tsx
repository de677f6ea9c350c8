import { useInfiniteQuery } from '@tanstack/react-query';
import { itemsOf } from '@upround/shared/query';
import { useSession } from '@upround/shared/session';
import {
  Avatar,
  Button,
  classes,
  Name,
  Skeleton,
  SkeletonGroup,
  Surface,
} from '@upround/shared/ui';
import { useOpenConversation } from '../../../components/use-open-conversation';
import { followedPeople } from '../../../data/followed-people';
import { useMessagingText } from '../../../messages/catalogue';

const SHOWN = 5;

/** The people the viewer follows, without `except`; the first few alone. */
function usePeopleToMessage(except: readonly string[] = []) {
  const { user } = useSession();
  const query = useInfiniteQuery(followedPeople(user?.id ?? '', ''));
  const people = itemsOf(query.data)
    .items.filter(({ id }) => !except.includes(id))
    .slice(0, SHOWN);
  return { people, isPending: query.isPending };
}

type Person = ReturnType<typeof usePeopleToMessage>['people'][number];

/** A card with the first few people you follow; nothing if you follow no one. */
export function PeopleToMessage() {
  const t = useMessagingText();
  const { people, isPending } = usePeopleToMessage();
  if (isPending) return <CardSkeleton />;
  if (people.length === 0) return null;
  return (
    <Surface as="section" padding="none" aria-label={t('begin.list')}>
      <h3 className="border-b px-4 py-3 text-small font-semibold">{t('begin.list')}</h3>
      <ul>
        {people.map((person) => (
          <PersonRow key={person.id} person={person} className="border-b last:border-b-0" />
        ))}
      </ul>
    </Surface>
  );
}

interface MorePeopleProps {
  /** Ids of people who are in the list above already. */
  except: readonly string[];
  /** No conversation is beside the list: where there is room, `PeopleToMessage` is. */
  isAlone: boolean;
}

/** Below a short list of conversations: people you follow and have none with. Nothing until they are read. */
export function MorePeople({ except, isAlone }: MorePeopleProps) {
  const t = useMessagingText();
  const { people } = usePeopleToMessage(except);
  if (people.length === 0) return null;
  return (
    <section
      aria-labelledby="more-people"
      className={classes('mt-2 border-t pt-4', isAlone && 'medium:hidden')}
    >
      <h2 id="more-people" className="px-4 pb-1 text-small font-semibold text-muted">
        {t('begin.list')}
      </h2>
      <ul>
        {people.map((person) => (
          <PersonRow key={person.id} person={person} />
        ))}
      </ul>
    </section>
  );
}

function PersonRow({ person, className }: { person: Person; className?: string }) {
  const t = useMessagingText();
  const { open, isOpening } = useOpenConversation();
  const { id, displayName, headline, avatarUrl } = person;
  return (
    <li className={classes('flex items-center gap-3 px-4 py-2.5', className)}>
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
  );
}

function CardSkeleton() {
  const t = useMessagingText();
  return (
    <SkeletonGroup label={t('begin.loading')} className="rounded-surface border bg-surface-raised">
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
