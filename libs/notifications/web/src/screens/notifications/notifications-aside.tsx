import { useInfiniteQuery } from '@tanstack/react-query';
import { Bell, BellOff, Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { links } from '@upround/shared/links';
import { itemsOf, pagesFor } from '@upround/shared/query';
import { useSession, type SessionUser } from '@upround/shared/session';
import {
  Anchor,
  AsidePart,
  Avatar,
  Button,
  ICON_STROKE,
  Link,
  Name,
  PageAside,
  Skeleton,
  SkeletonGroup,
  useIsWide,
  type Icon,
} from '@upround/shared/ui';
import { listFollows } from '@upround/social/contract';
import { FollowButton } from '@upround/social/web';
import { useNotificationsText } from '../../messages/catalogue';
import { usePushState } from '../../push/use-push';
import { usePushSwitch } from '../../settings/use-push-switch';

const SHOWN = 5;

/** Beside the list: the latest followers, to follow them back, and how else one is notified. */
export function NotificationsAside() {
  const t = useNotificationsText();
  const { user } = useSession();
  const isWide = useIsWide();
  if (!isWide || user === null) return null;
  return (
    <PageAside label={t('aside.label')}>
      <div className="flex flex-col gap-4">
        <AsidePart
          title={t('aside.delivery')}
          more={
            <Link
              href={links.settings({ section: 'notifications' })}
              tone="muted"
              aria-label={t('row.settings')}
              className="text-small"
            >
              {t('settings')}
            </Link>
          }
        >
          <PushLine />
          <Line icon={Mail} title={t('aside.email')}>
            {t('aside.emailHint')}
          </Line>
        </AsidePart>
        <LatestFollowers user={user} />
      </div>
    </PageAside>
  );
}

interface LineProps {
  icon: Icon;
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

function Line({ icon: LineIcon, title, action, children }: LineProps) {
  return (
    <div className="flex items-center gap-3 text-small">
      <span className="flex size-10 shrink-0 items-center justify-center rounded-control bg-surface-sunken text-muted">
        <LineIcon aria-hidden size={20} strokeWidth={ICON_STROKE} />
      </span>
      <div className="min-w-0 grow">
        <p className="font-medium">{title}</p>
        <p className="text-muted">{children}</p>
      </div>
      {action}
    </div>
  );
}

/** Push in this browser. What is in the way of it is explained in the settings. */
function PushLine() {
  const t = useNotificationsText();
  const { support, permission, isOn } = usePushState();
  const { turnOn, isBusy } = usePushSwitch();
  if (isOn) {
    return (
      <Line icon={Bell} title={t('push.title')}>
        {t('push.on')}
      </Line>
    );
  }
  const canAsk = support !== 'install' && support !== 'none' && permission !== 'denied';
  return (
    <Line
      icon={BellOff}
      title={t('push.title')}
      action={
        canAsk && (
          <Button size="small" busy={isBusy} onClick={turnOn}>
            {t('push.turnOn')}
          </Button>
        )
      }
    >
      {t(canAsk ? 'aside.pushOff' : 'aside.pushBlocked')}
    </Line>
  );
}

function LatestFollowers({ user }: { user: SessionUser }) {
  const t = useNotificationsText();
  const query = useInfiniteQuery(
    pagesFor(listFollows, { query: { userId: user.id, direction: 'followers' } }),
  );
  const people = itemsOf(query.data).items.slice(0, SHOWN);
  if (query.isError || (query.isSuccess && people.length === 0)) return null;
  return (
    <AsidePart
      title={t('aside.followers')}
      more={
        <Link
          href={links.userFollowers(user.slug)}
          tone="muted"
          aria-label={t('aside.followersAll')}
          className="text-small"
        >
          {t('aside.all')}
        </Link>
      }
    >
      {query.isPending && (
        <SkeletonGroup label={t('aside.loading')} className="flex flex-col gap-3">
          {Array.from({ length: SHOWN }, (_, row) => (
            <Skeleton key={row} className="h-10 w-full" />
          ))}
        </SkeletonGroup>
      )}
      <ul className="flex flex-col gap-3">
        {people.map(({ id, slug, displayName, headline, avatarUrl, followed, followerCount }) => (
          <li key={id} className="flex items-center gap-3">
            <Anchor href={links.user(slug)} tabIndex={-1} aria-hidden="true" className="shrink-0">
              <Avatar size={40} name={displayName} seed={id} src={avatarUrl} />
            </Anchor>
            <div className="min-w-0 grow text-small">
              <Link href={links.user(slug)} tone="text" className="block truncate font-medium">
                <Name>{displayName}</Name>
              </Link>
              <p className="truncate text-muted">{headline}</p>
            </div>
            <FollowButton
              userId={id}
              displayName={displayName}
              followed={followed}
              followerCount={followerCount}
            />
          </li>
        ))}
      </ul>
    </AsidePart>
  );
}
