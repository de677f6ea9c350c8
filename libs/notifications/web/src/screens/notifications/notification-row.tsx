import { useQueryClient } from '@tanstack/react-query';
import { Mail, MailOpen } from 'lucide-react';
import { useId } from 'react';
import type { Notification } from '@upround/notifications/contract';
import { safeNext } from '@upround/shared/links';
import { Anchor, Faces, IconButton, Time, Words } from '@upround/shared/ui';
import { outdateTarget } from '../../data/outdate-target';
import { useNotificationsText } from '../../messages/catalogue';
import { KindMark } from './kind-mark';
import { NotificationSentence } from './notification-sentence';
import { RowMenu } from './row-menu';

interface NotificationRowProps {
  item: Notification;
  onMark: (item: Notification, isRead: boolean) => void;
}

/** One line of the list; the whole of it leads to what it is about, and is read by that. */
export function NotificationRow({ item, onMark }: NotificationRowProps) {
  const t = useNotificationsText();
  const sentenceId = useId();
  const { actors, target, readAt, updatedAt } = item;
  const isUnread = readAt === null;
  const client = useQueryClient();
  const open = () => {
    outdateTarget(client, item);
    if (isUnread) onMark(item, true);
  };
  return (
    <li className="group/row relative flex gap-4 border-b px-4 py-3 medium:px-6 transition-colors hover:bg-surface-hover">
      {/* The one mark of an unread row, at the edge along which the eye goes down the list. */}
      {isUnread && (
        <span
          aria-hidden="true"
          className="absolute inset-y-0 left-1 my-auto size-2 medium:left-2 rounded-full bg-accent forced-colors:bg-[Highlight]"
        />
      )}
      <KindMark item={item} />
      <div className="flex min-w-0 grow flex-col justify-center">
        <div className="flex items-baseline gap-3">
          <p className="min-w-0 grow">
            <Anchor
              id={sentenceId}
              href={safeNext(target.deeplink)}
              onClick={open}
              onAuxClick={({ button }) => button === 1 && open()}
              className="wrap-anywhere after:absolute after:inset-0 focus-visible:outline-hidden focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
            >
              {isUnread && <span className="sr-only">{t('row.unread')}: </span>}
              <NotificationSentence item={item} />
            </Anchor>
          </p>
          {target.excerpt === '' && (
            <Faces people={actors.slice(1)} className="-my-1 hidden self-center medium:flex" />
          )}
          <Time value={updatedAt} form="short" className="shrink-0 text-small text-muted" />
        </div>
        {target.excerpt !== '' && (
          <div className="flex items-center gap-3">
            <p className="line-clamp-1 min-h-5 min-w-0 grow text-small wrap-anywhere text-muted">
              <Words>{target.excerpt}</Words>
            </p>
            {/* Lower than its line, away from the time above it. */}
            <Faces people={actors.slice(1)} className="mt-1 -mb-2 hidden medium:flex" />
          </div>
        )}
      </div>
      <div className="absolute inset-y-0 right-2 my-auto flex h-10 items-center rounded-control bg-surface-hover opacity-0 transition-opacity group-hover/row:opacity-100 focus-within:opacity-100 has-aria-expanded:opacity-100 pointer-coarse:relative pointer-coarse:right-auto pointer-coarse:-mr-2 pointer-coarse:bg-transparent pointer-coarse:opacity-100">
        <IconButton
          icon={isUnread ? MailOpen : Mail}
          label={t(isUnread ? 'row.markRead' : 'row.markUnread')}
          aria-describedby={sentenceId}
          title={t(isUnread ? 'row.markRead' : 'row.markUnread')}
          className="pointer-coarse:hidden"
          onClick={() => onMark(item, isUnread)}
        />
        <RowMenu item={item} describedBy={sentenceId} onMark={onMark} />
      </div>
    </li>
  );
}
