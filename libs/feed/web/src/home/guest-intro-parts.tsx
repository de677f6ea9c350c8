import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import type { Pod } from '@upround/feed/contract';
import { links } from '@upround/shared/links';
import {
  Avatar,
  ButtonLink,
  classes,
  IconButton,
  Link,
  Rosette,
  Skeleton,
} from '@upround/shared/ui';
import { useActiveAuthors } from '../welcome/active-authors';
import { largestPodsQuery } from '../welcome/largest-pods';
import { GUEST_INTRO_KEY } from './guest-intro';
import { useStartText } from './messages/catalogue';

const FACES = 6;
/** So many fit beside the buttons on phones. */
const FACES_ON_PHONES = 3;

/** The largest pods, the two ways in, and faces of members whose posts are trending. */
export function GuestIntroParts({ onClose }: { onClose: () => void }) {
  const t = useStartText();
  const { data, isPending } = useQuery(largestPodsQuery());
  const close = () => {
    try {
      localStorage.setItem(GUEST_INTRO_KEY, 'closed');
    } catch {
      // Without storage the next visit shows it again.
    }
    onClose();
  };
  return (
    <>
      <ul aria-label={t('guest.pods')} className="mt-3 grid h-10 grid-cols-3 gap-3">
        {isPending
          ? [0, 1, 2].map((place) => <PodPlace key={place} />)
          : data?.data.map((pod) => <PodEntry key={pod.id} pod={pod} />)}
      </ul>
      <div className="mt-3 flex h-10 items-center gap-2 overflow-hidden">
        <ButtonLink variant="primary" href={links.login({ view: 'sign-up' })}>
          {t('guest.signUp')}
        </ButtonLink>
        <ButtonLink variant="quiet" href={links.login()}>
          {t('guest.logIn')}
        </ButtonLink>
        <Faces />
      </div>
      <span className="absolute top-3 right-3">
        <IconButton icon={X} size="small" label={t('guest.close')} onClick={close} />
      </span>
    </>
  );
}

function PodEntry({ pod }: { pod: Pod }) {
  const t = useStartText();
  return (
    <li className="flex min-w-0 items-center gap-2">
      <span className="hidden medium:block">
        <Rosette size={32} seed={pod.slug} />
      </span>
      <div className="min-w-0 text-small">
        <Link href={links.pod(pod.slug)} tone="text" className="block truncate font-medium">
          {pod.name}
        </Link>
        <p className="truncate text-muted figures">
          {t('guest.members', { count: pod.memberCount })}
        </p>
      </div>
    </li>
  );
}

/** A pod to come. */
const PodPlace = () => (
  <li aria-hidden className="flex items-center gap-2">
    <Skeleton className="hidden size-8 shrink-0 medium:block" />
    <Skeleton className="h-4 w-24" />
  </li>
);

function Faces() {
  const { authors } = useActiveAuthors(FACES);
  return (
    <div aria-hidden className="ml-auto flex gap-1">
      {authors.map(({ author }, index) => (
        <span
          key={author.id}
          className={classes(index >= FACES_ON_PHONES && 'hidden medium:block')}
        >
          <Avatar
            size={32}
            name={author.displayName}
            seed={author.id}
            src={author.avatarUrl}
            loading="eager"
          />
        </span>
      ))}
    </div>
  );
}
