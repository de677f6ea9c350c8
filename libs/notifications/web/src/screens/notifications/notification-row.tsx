import { useQueryClient } from '@tanstack/react-query';
import {
  BriefcaseBusiness,
  Heart,
  Mail,
  MailOpen,
  MessageCircle,
  ShieldAlert,
  UserRoundPlus,
} from 'lucide-react';
import { useId } from 'react';
import type { Notification } from '@upround/notifications/contract';
import type { NotificationGroup } from '@upround/shared/domain';
import { safeNext } from '@upround/shared/links';
import {
  Anchor,
  Avatar,
  classes,
  ICON_STROKE,
  IconButton,
  Time,
  Words,
  type Icon,
} from '@upround/shared/ui';
import { outdateTarget } from '../../data/outdate-target';
import { useNotificationsText } from '../../messages/catalogue';
import { NotificationSentence } from './notification-sentence';

const icons: Record<NotificationGroup, Icon> = {
  REACTIONS: Heart,
  MENTIONS: MessageCircle,
  PEOPLE: UserRoundPlus,
  WORK: BriefcaseBusiness,
  SYSTEM: ShieldAlert,
};

interface NotificationRowProps {
  item: Notification;
  onMark: (item: Notification, isRead: boolean) => void;
}

function Actors({ item }: { item: Notification }) {
  if (item.actors.length === 0) return null;
  return (
    <span aria-hidden="true" className="flex gap-1">
      {item.actors.map(({ id, displayName, avatarUrl }) => (
        <Avatar key={id} size={32} name={displayName} seed={id} src={avatarUrl} />
      ))}
    </span>
  );
}

/** One line of the list; the whole of it leads to what it is about, and is read by that. */
export function NotificationRow({ item, onMark }: NotificationRowProps) {
  const t = useNotificationsText();
  const sentenceId = useId();
  const { group, target, readAt, updatedAt } = item;
  const isUnread = readAt === null;
  const IconPart = icons[group];
  const client = useQueryClient();
  const open = () => {
    outdateTarget(client, item);
    if (isUnread) onMark(item, true);
  };
  return (
    <li
      className={classes(
        'relative flex gap-3 border-b px-4 py-3 transition-colors',
        isUnread &&
          'bg-surface-raised before:absolute before:inset-y-0 before:left-0 before:w-1 before:bg-accent',
        'hover:bg-surface-hover',
      )}
    >
      <IconPart
        aria-hidden
        size={20}
        strokeWidth={ICON_STROKE}
        className={classes('mt-1.5 shrink-0', isUnread ? 'text-accent-text' : 'text-muted')}
      />
      <div className="flex min-w-0 grow flex-col gap-1.5">
        <Actors item={item} />
        <p>
          <Anchor
            id={sentenceId}
            href={safeNext(target.deeplink)}
            onClick={open}
            onAuxClick={({ button }) => button === 1 && open()}
            className="wrap-anywhere after:absolute after:inset-0 focus-visible:outline-hidden focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
          >
            {isUnread && <span className="sr-only">{t('row.unread')}: </span>}
            <NotificationSentence item={item} />
          </Anchor>{' '}
          <span className="text-small whitespace-nowrap text-muted">
            <Time value={updatedAt} />
          </span>
        </p>
        {target.excerpt !== '' && (
          <p className="line-clamp-2 text-small wrap-anywhere text-muted">
            <Words>{target.excerpt}</Words>
          </p>
        )}
      </div>
      <div className="relative flex shrink-0 flex-col items-center">
        <IconButton
          icon={isUnread ? MailOpen : Mail}
          label={t(isUnread ? 'row.markRead' : 'row.markUnread')}
          aria-describedby={sentenceId}
          title={t(isUnread ? 'row.markRead' : 'row.markUnread')}
          className={isUnread ? undefined : 'text-muted'}
          onClick={() => onMark(item, isUnread)}
        />
      </div>
    </li>
  );
}
