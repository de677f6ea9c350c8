import { Footprints, LogOut, Settings, SunMoon, UserRound } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTrackingChoice } from '@upround/shared/analytics';
import { links } from '@upround/shared/links';
import { useFailureReason } from '@upround/shared/query';
import type { NavigationItem } from '@upround/shared/routing';
import { useSession, useSessionController } from '@upround/shared/session';
import { toast } from '@upround/shared/toasts';
import { Avatar, Link, Name, Popover, Switch } from '@upround/shared/ui';
import { useAccountText } from '../messages/catalogue';
import { AppearanceChoice } from './appearance-choice';
import { pressedRowClasses, rowClasses, RowIcon, RowLink } from './menu-row';

export interface AccountMenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** What there is to read, from the slices. */
  reading: readonly NavigationItem[];
}

const siteLinks = [
  ['about', links.about],
  ['guidelines', links.communityGuidelines],
  ['feedback', links.feedback],
  ['support', links.support],
  ['terms', links.terms],
  ['privacy', links.privacyPolicy],
] as const;

/**
 * Who is signed in, the way to the own profile, the appearance, and signing out; for guests the
 * appearance. It opens at once, because it was loaded by the press that asked for it.
 */
export function AccountMenu({ trigger, reading }: AccountMenuProps) {
  const t = useAccountText();
  const reasonOf = useFailureReason();
  const { user } = useSession();
  const session = useSessionController();
  const tracking = useTrackingChoice();
  const [isOpen, setOpen] = useState(true);
  const [isLeaving, setLeaving] = useState(false);
  const close = () => setOpen(false);

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
    <Popover
      trigger={trigger}
      label={user ? t('menu.label') : t('menu.labelGuest')}
      open={isOpen}
      onOpenChange={setOpen}
    >
      {/* The lines between its parts go from edge to edge. */}
      <div className="-m-4">
        {user && (
          <div className="flex items-center gap-3 border-b px-4 py-3">
            <Avatar name={user.displayName} seed={user.id} src={user.avatarUrl} size={40} />
            <div className="min-w-0">
              <p className="truncate font-semibold">
                <Name>{user.displayName}</Name>
              </p>
              <p className="truncate text-small text-muted">{user.email}</p>
            </div>
          </div>
        )}
        <div className="flex flex-col p-2">
          {user && (
            <>
              <RowLink href={links.user(user.slug)} icon={UserRound} onClick={close}>
                {t('menu.profile')}
              </RowLink>
              <RowLink href={links.settings()} icon={Settings} onClick={close}>
                {t('menu.settings')}
              </RowLink>
            </>
          )}
          <div className={rowClasses}>
            <RowIcon icon={SunMoon} />
            <span aria-hidden="true" className="grow">
              {t('menu.appearance')}
            </span>
            <AppearanceChoice />
          </div>
          {user && (
            <div className={rowClasses}>
              <RowIcon icon={Footprints} />
              <Switch
                label={t('menu.tracking')}
                hint={tracking.isRefusedByBrowser && t('menu.trackingRefused')}
                checked={tracking.isOn}
                disabled={tracking.isRefusedByBrowser}
                onChange={(event) => tracking.set(event.target.checked)}
                className="grow [&>span:first-child]:pt-0.5"
              />
            </div>
          )}
          {user && (
            <button
              type="button"
              aria-busy={isLeaving || undefined}
              onClick={isLeaving ? undefined : () => void signOut()}
              className={pressedRowClasses}
            >
              <RowIcon icon={LogOut} />
              {t('menu.signOut')}
            </button>
          )}
        </div>
        <ul aria-label={t('menu.read')} className="grid grid-cols-[2fr_3fr] border-t p-2">
          {reading.map((item) => (
            <li key={item.href}>
              <ReadingLink item={item} onClick={close} />
            </li>
          ))}
        </ul>
        <ul
          aria-label={t('menu.site')}
          className="grid grid-cols-3 gap-x-3 border-t px-4 py-2 text-small"
        >
          {siteLinks.map(([key, link]) => (
            <li key={key}>
              <Link
                href={link()}
                tone="muted"
                onClick={close}
                className="inline-flex min-h-8 items-center"
              >
                {t(`menu.${key}`)}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </Popover>
  );
}

function ReadingLink({ item, onClick }: { item: NavigationItem; onClick: () => void }) {
  const { href, icon, useLabel } = item;
  const label = useLabel();
  return (
    <RowLink href={href} icon={icon} onClick={onClick}>
      {label}
    </RowLink>
  );
}
