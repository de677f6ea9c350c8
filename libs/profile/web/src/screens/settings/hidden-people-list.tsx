import { Ban, VolumeX } from 'lucide-react';
import { useId } from 'react';
import { links } from '@upround/shared/links';
import { PagedEnd, PagedList } from '@upround/shared/query';
import {
  Avatar,
  Button,
  Count,
  ICON_STROKE,
  Link,
  Name,
  Skeleton,
  SkeletonGroup,
  Surface,
  Time,
} from '@upround/shared/ui';
import type { HiddenPerson, Hiding } from './hidden-people';
import { useSettingsText } from './messages/catalogue';
import { useHiddenPeople } from './use-hidden-people';

const words = {
  blocked: {
    loading: 'people.loadingBlocked',
    error: 'people.errorBlocked',
    none: 'people.noneBlocked',
    noneHint: 'people.noneBlockedHint',
    takeBack: 'people.unblock',
    takeBackLabel: 'people.unblockLabel',
    icon: Ban,
  },
  muted: {
    loading: 'people.loadingMuted',
    error: 'people.errorMuted',
    none: 'people.noneMuted',
    noneHint: 'people.noneMutedHint',
    takeBack: 'people.unmute',
    takeBackLabel: 'people.unmuteLabel',
    icon: VolumeX,
  },
} as const;

/** The people of one list, each with the way back. */
export function HiddenPeople({ hiding }: { hiding: Hiding }) {
  const t = useSettingsText();
  const id = useId();
  const { query, people, remove } = useHiddenPeople(hiding);
  const text = words[hiding];
  const skeleton = <PeopleSkeleton label={t(text.loading)} />;
  const NoneIcon = text.icon;
  return (
    <Surface as="section" padding="none" aria-labelledby={id}>
      <div className="flex flex-col gap-1 border-b px-4 py-3">
        <div className="flex items-baseline justify-between gap-4">
          <h3 id={id} className="font-semibold">
            {t(`people.${hiding}`)}
          </h3>
          {query.isSuccess && !query.hasNextPage && people.length > 0 && (
            <Count value={people.length} className="text-small text-muted" />
          )}
        </div>
        <p className="text-small text-muted">{t(`people.${hiding}Hint`)}</p>
      </div>
      {/* As high as one without people, so that nothing below moves. */}
      <div className="min-h-44">
        <PagedList
          query={query}
          skeleton={skeleton}
          failed={t(text.error)}
          level={3}
          isEmpty={people.length === 0 && !query.hasNextPage}
          empty={
            <div className="flex flex-col items-start gap-1 px-4 py-6">
              <NoneIcon
                aria-hidden
                size={28}
                strokeWidth={ICON_STROKE}
                className="mb-1 text-muted"
              />
              <p className="font-medium">{t(text.none)}</p>
              <p className="text-small text-muted">{t(text.noneHint)}</p>
            </div>
          }
        >
          <ul aria-label={t(`people.${hiding}`)} className="flex flex-col">
            {people.map((person) => (
              <PersonRow key={person.id} hiding={hiding} person={person} onTakeBack={remove} />
            ))}
          </ul>
          <PagedEnd
            query={query}
            skeleton={skeleton}
            text={{ more: t('people.more'), failed: t('people.moreFailed') }}
          />
        </PagedList>
      </div>
    </Surface>
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
    <li className="flex items-center gap-3 border-b px-4 py-3 last:border-b-0">
      <Avatar name={person.displayName} seed={person.id} src={person.avatarUrl} size={40} />
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
        <p className="truncate text-small text-muted">
          {t.rich('people.since', { time: () => <Time value={person.since} form="date" /> })}
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
        <div key={index} className="flex items-center gap-3 border-b px-4 py-3 last:border-b-0">
          <Skeleton shape="circle" className="size-10" />
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
