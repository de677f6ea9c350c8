import { BadgeCheck, Bookmark, LifeBuoy, LogOut, Settings, SunMoon, UserRound } from 'lucide-react';
import { useState } from 'react';
import { links } from '@upround/shared/links';
import { useFailureReason } from '@upround/shared/query';
import { useSession, useSessionController, type SessionUser } from '@upround/shared/session';
import { toast } from '@upround/shared/toasts';
import { Avatar, Name } from '@upround/shared/ui';
import { useAccountText } from '../messages/catalogue';
import { AppearanceChoice } from './appearance-choice';
import { pressedRowClasses, rowClasses, RowIcon, RowLink } from './menu-row';

interface RowsProps {
  /** Closes the menu around them. */
  close: () => void;
}

/** Who is signed in. */
function WhoRow({ user }: { user: SessionUser }) {
  return (
    <div className="flex items-center gap-3 border-b px-4 py-3">
      <Avatar name={user.displayName} seed={user.id} src={user.avatarUrl} size={40} />
      <div className="min-w-0">
        <p className="truncate font-semibold">
          <Name>{user.displayName}</Name>
        </p>
        <p className="truncate text-small text-muted">{user.email}</p>
      </div>
    </div>
  );
}

/** Light, dark, or as the system. */
export function AppearanceRow() {
  const t = useAccountText();
  return (
    <div className={rowClasses}>
      <RowIcon icon={SunMoon} />
      <span aria-hidden="true" className="grow">
        {t('menu.appearance')}
      </span>
      <AppearanceChoice />
    </div>
  );
}

function SignOutRow({ close }: RowsProps) {
  const t = useAccountText();
  const reasonOf = useFailureReason();
  const session = useSessionController();
  const [isLeaving, setLeaving] = useState(false);
  const signOut = async () => {
    setLeaving(true);
    try {
      await session.signOut();
      close();
    } catch (error) {
      toast.show({ text: t('menu.signOutFailed', { why: reasonOf(error) }), type: 'error' });
    } finally {
      setLeaving(false);
    }
  };
  return (
    <button
      type="button"
      aria-busy={isLeaving || undefined}
      onClick={isLeaving ? undefined : () => void signOut()}
      className={pressedRowClasses}
    >
      <RowIcon icon={LogOut} />
      {t('menu.signOut')}
    </button>
  );
}

/** Who is signed in, their own pages, and signing out; for guests the appearance alone. */
export function AccountRows({ close }: RowsProps) {
  const t = useAccountText();
  const { user } = useSession();
  if (user === null) {
    return (
      <div className="p-2">
        <AppearanceRow />
      </div>
    );
  }
  return (
    <>
      <WhoRow user={user} />
      <div className="flex flex-col p-2">
        <RowLink href={links.user(user.slug)} icon={UserRound} onClick={close}>
          {t('menu.profile')}
        </RowLink>
        <RowLink href={links.user(user.slug, { tab: 'bookmarks' })} icon={Bookmark} onClick={close}>
          {t('menu.saved')}
        </RowLink>
        <RowLink href={links.settings()} icon={Settings} onClick={close}>
          {t('menu.settings')}
        </RowLink>
        <RowLink href={links.plans()} icon={BadgeCheck} onClick={close}>
          {t('menu.plan')}
        </RowLink>
        <AppearanceRow />
      </div>
      <div className="flex flex-col border-t p-2">
        <RowLink href={links.support()} icon={LifeBuoy} onClick={close}>
          {t('menu.help')}
        </RowLink>
        <SignOutRow close={close} />
      </div>
    </>
  );
}
