import { links } from '@upround/shared/links';
import { PagedEnd, PagedList } from '@upround/shared/query';
import {
  Avatar,
  Button,
  EmptyState,
  Link,
  Name,
  Skeleton,
  SkeletonGroup,
  Time,
} from '@upround/shared/ui';
import type { HiddenPerson, Hiding } from './hidden-people';
import { useSettingsText } from './messages/catalogue';
import { useHiddenPeople } from './use-hidden-people';

const words = {
  blocked: {
    loading: 'hidden.loadingBlocked',
    error: 'hidden.errorBlocked',
    none: 'hidden.noneBlocked',
    noneHint: 'hidden.noneBlockedHint',
    takeBack: 'hidden.unblock',
    takeBackLabel: 'hidden.unblockLabel',
    since: 'hidden.blockedSince',
  },
  muted: {
    loading: 'hidden.loadingMuted',
    error: 'hidden.errorMuted',
    none: 'hidden.noneMuted',
    noneHint: 'hidden.noneMutedHint',
    takeBack: 'hidden.unmute',
    takeBackLabel: 'hidden.unmuteLabel',
    since: 'hidden.mutedSince',
  },
} as const;

/** The people of one list, each with the way back. */
export function HiddenPeople({ hiding }: { hiding: Hiding }) {
  const t = useSettingsText();
  const { query, people, remove } = useHiddenPeople(hiding);
  const text = words[hiding];
  const skeleton = <PeopleSkeleton label={t(text.loading)} />;
  return (
    // As high as a list without people, so that nothing moves when it turns out to be empty.
    <div className="min-h-30">
      <PagedList
        query={query}
        skeleton={skeleton}
        failed={t(text.error)}
        level={3}
        isEmpty={people.length === 0 && !query.hasNextPage}
        empty={
          <EmptyState level={3} title={t(text.none)} className="py-6 medium:px-6">
            {t(text.noneHint)}
          </EmptyState>
        }
      >
        <ul aria-label={t(`hidden.${hiding}`)} className="flex flex-col">
          {people.map((person) => (
            <PersonRow key={person.id} hiding={hiding} person={person} onTakeBack={remove} />
          ))}
        </ul>
        <PagedEnd
          query={query}
          skeleton={skeleton}
          text={{ more: t('hidden.more'), failed: t('hidden.moreFailed') }}
        />
      </PagedList>
    </div>
  );
}

interface PersonRowProps {
  hiding: Hiding;
  person: HiddenPerson;
  onTakeBack: (person: HiddenPerson) => void;
}

function PersonRow({ hiding, person, onTakeBack }: PersonRowProps) {
  const t = useSettingsText();
  const name = <Name>{person.displayName}</Name>;
  return (
    <li className="flex items-center gap-4 border-b px-4 py-3 last:border-b-0 medium:px-6">
      <Avatar name={person.displayName} seed={person.id} src={person.avatarUrl} size={48} />
      <div className="min-w-0 grow">
        <p className="truncate font-medium">
          {/* A block hides the profile from the one who blocked as well. */}
          {hiding === 'muted' ? (
            <Link href={links.user(person.slug)} tone="text">
              {name}
            </Link>
          ) : (
            name
          )}
        </p>
        {person.headline && <p className="truncate text-small text-muted">{person.headline}</p>}
        <p className="truncate text-small text-muted">
          {t.rich(words[hiding].since, {
            time: () => <Time value={person.since} form="date" />,
          })}
        </p>
      </div>
      <Button
        size="small"
        aria-label={t(words[hiding].takeBackLabel, { name: person.displayName })}
        onClick={() => onTakeBack(person)}
      >
        {t(words[hiding].takeBack)}
      </Button>
    </li>
  );
}

function PeopleSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label}>
      {Array.from({ length: 2 }, (_, index) => (
        <div
          key={index}
          className="flex items-center gap-4 border-b px-4 py-3 last:border-b-0 medium:px-6"
        >
          <Skeleton shape="circle" className="size-12 shrink-0" />
          <div className="flex grow flex-col gap-2">
            <Skeleton className="h-4 w-40" />
            <Skeleton className="h-3 w-28" />
          </div>
          <Skeleton className="h-8 w-20" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
