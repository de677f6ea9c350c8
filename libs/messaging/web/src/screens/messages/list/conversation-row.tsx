import type { KeyboardEvent } from 'react';
import type { Conversation } from '@upround/messaging/contract';
import { useFormat } from '@upround/shared/i18n';
import { links, type MessagesTab } from '@upround/shared/links';
import { useSession } from '@upround/shared/session';
import { Anchor, Avatar, classes, Name, Time } from '@upround/shared/ui';
import { useMessagingText } from '../../../messages/catalogue';
import { activityOf } from '../../../model/conversation-lists';
import { useDraft } from '../composer/use-draft';

interface ConversationRowProps {
  conversation: Conversation;
  tab: MessagesTab;
  isDeclined: boolean;
  isOpen: boolean;
}

/** The arrow keys go from one conversation to the next. */
function moveFocus(event: KeyboardEvent<HTMLAnchorElement>) {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const rows = [...(event.currentTarget.closest('ul')?.querySelectorAll('a') ?? [])];
  const next = step === 0 ? undefined : rows[rows.indexOf(event.currentTarget) + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

/** One conversation of a list: who, when, the last words, and how much is unread. */
export function ConversationRow({ conversation, tab, isDeclined, isOpen }: ConversationRowProps) {
  const t = useMessagingText();
  const format = useFormat();
  const { user } = useSession();
  const { id, person, lastMessage, unreadCount, state, asked } = conversation;
  const draft = useDraft(id).text.trim();
  const name = person?.displayName ?? t('somebody');
  const activity = activityOf(conversation);
  const text = lastMessage?.text.replace(/\s+/g, ' ') ?? '';
  const isOwn = lastMessage !== null && lastMessage.senderId === user?.id;
  const words =
    lastMessage === null
      ? t('list.nothingYet')
      : state === 'PENDING' && !asked
        ? t('list.requestSent', { text })
        : isOwn
          ? t('list.you', { text })
          : text;
  // Of the open one the thread itself shows what is new.
  const isUnread = unreadCount > 0 && !isOpen;
  // The list that is shown stays when a conversation of it is opened.
  const href = `${links.messages({ conversation: id, tab })}${isDeclined ? '&show=declined' : ''}`;
  return (
    <li>
      <Anchor
        href={href}
        aria-current={isOpen ? 'true' : undefined}
        onKeyDown={moveFocus}
        className={classes(
          'flex items-center gap-3 px-4 py-3 hover:bg-surface-hover active:bg-surface-active',
          'focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus',
          isOpen && 'bg-surface-hover',
        )}
      >
        <Avatar size={40} name={name} seed={person?.id ?? id} src={person?.avatarUrl ?? null} />
        <span className="min-w-0 grow">
          <span className="flex items-baseline gap-2">
            <span
              className={classes(
                'min-w-0 grow truncate',
                isUnread ? 'font-semibold' : 'font-medium',
              )}
            >
              <Name>{name}</Name>
            </span>
            <Time
              value={activity}
              form="short"
              className={classes(
                'shrink-0 text-caption',
                isUnread ? 'font-medium text-accent-text' : 'text-muted',
              )}
            />
          </span>
          <span className="flex items-center gap-2">
            <span
              dir="auto"
              className={classes(
                'min-w-0 grow truncate text-small',
                isUnread ? 'font-medium text-text' : 'text-muted',
              )}
            >
              {draft !== '' && !isOpen ? (
                <>
                  <span className="font-medium text-accent-text">{t('list.draft')}</span> {draft}
                </>
              ) : (
                words
              )}
            </span>
            {isUnread && (
              <span className="flex h-5 min-w-5 shrink-0 items-center justify-center rounded-full bg-accent px-1.5 text-caption font-semibold text-on-accent figures">
                <span aria-hidden="true">{format.count(unreadCount)}</span>
                <span className="sr-only">{t('list.unread', { count: unreadCount })}</span>
              </span>
            )}
          </span>
        </span>
      </Anchor>
    </li>
  );
}
