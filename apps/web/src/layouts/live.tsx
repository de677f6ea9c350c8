import { useEffect } from 'react';
import { useUnreadMessages } from '@upround/messaging/web';
import { useUnreadNotifications } from '@upround/notifications/web';
import { setTitleCount } from '@upround/shared/routing';
import { Listeners } from '../app/listeners';
import { useFrameText } from '../messages/catalogue';

/** From here on the figure only says that there are many. */
const MOST_SHOWN = 99;

function Mark({ count, text }: { count: number; text: string }) {
  if (count === 0) return null;
  return (
    <span className="absolute -top-1 left-4 flex h-4.5 min-w-4.5 items-center justify-center rounded-full bg-accent px-1 text-caption leading-none font-semibold text-on-accent figures ring-2 ring-surface">
      <span aria-hidden>{count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}</span>
      <span className="sr-only">{text}</span>
    </span>
  );
}

export function UnreadMessagesMark() {
  const t = useFrameText();
  const count = useUnreadMessages();
  return <Mark count={count} text={t('frame.waiting', { count: String(count) })} />;
}

export function UnreadNotificationsMark() {
  const t = useFrameText();
  const count = useUnreadNotifications();
  return <Mark count={count} text={t('frame.unread', { count: String(count) })} />;
}

/** Shows how much is unread where the page itself is out of sight: in its title and on the app's icon. */
function UnreadOutside() {
  const count = useUnreadMessages() + useUnreadNotifications();
  useEffect(() => {
    setTitleCount(count);
    // Where the browser has no such badge, or the app is not installed, there is nothing to show it on.
    void navigator.setAppBadge?.(count).catch(() => undefined);
    return () => {
      setTitleCount(0);
      void navigator.clearAppBadge?.().catch(() => undefined);
    };
  }, [count]);
  return null;
}

/** What follows a signed-in person on every page. */
export function LiveFrame() {
  return (
    <>
      <UnreadOutside />
      <Listeners />
    </>
  );
}
