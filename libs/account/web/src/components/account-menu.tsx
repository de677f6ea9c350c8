import { LogOut, Settings, UserRound } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTrackingChoice } from '@upround/shared/analytics';
import { links } from '@upround/shared/links';
import { useSession, useSessionController } from '@upround/shared/session';
import { toast } from '@upround/shared/toasts';
import {
  Avatar,
  Button,
  ButtonLink,
  Link,
  Popover,
  SegmentedControl,
  Switch,
  useColorMode,
} from '@upround/shared/ui';
import { useAccountText } from '../messages/catalogue';

export interface AccountMenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
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
export function AccountMenu({ trigger }: AccountMenuProps) {
  const t = useAccountText();
  const { user } = useSession();
  const session = useSessionController();
  const [mode, setMode] = useColorMode();
  const tracking = useTrackingChoice();
  const [isOpen, setOpen] = useState(true);
  const [isLeaving, setLeaving] = useState(false);
  const close = () => setOpen(false);

  const signOut = async () => {
    setLeaving(true);
    try {
      await session.signOut();
      close();
    } catch {
      toast.show({ text: t('menu.signOutFailed'), type: 'error' });
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
      <div className="flex flex-col gap-4">
        {user && (
          <div className="flex items-center gap-3">
            <Avatar name={user.displayName} seed={user.id} src={user.avatarUrl} size={48} />
            <div className="min-w-0">
              <p className="truncate font-semibold">{user.displayName}</p>
              <p className="truncate text-small text-muted">{user.email}</p>
            </div>
          </div>
        )}
        {user && (
          <div className="grid grid-cols-2 gap-2">
            <ButtonLink href={links.user(user.slug)} icon={UserRound} wide onClick={close}>
              {t('menu.profile')}
            </ButtonLink>
            <ButtonLink href={links.settings()} icon={Settings} wide onClick={close}>
              {t('menu.settings')}
            </ButtonLink>
          </div>
        )}
        <div className="flex flex-col gap-1.5">
          <p aria-hidden="true" className="text-small font-medium">
            {t('menu.appearance')}
          </p>
          <SegmentedControl
            label={t('menu.appearance')}
            value={mode}
            onChange={setMode}
            wide
            options={[
              { value: 'system', label: t('menu.system') },
              { value: 'light', label: t('menu.light') },
              { value: 'dark', label: t('menu.dark') },
            ]}
          />
        </div>
        {user && (
          <Switch
            label={t('menu.tracking')}
            hint={tracking.isRefusedByBrowser && t('menu.trackingRefused')}
            checked={tracking.isOn}
            disabled={tracking.isRefusedByBrowser}
            onChange={(event) => tracking.set(event.target.checked)}
          />
        )}
        <ul
          aria-label={t('menu.site')}
          className="flex flex-wrap gap-x-4 gap-y-2 border-t pt-4 text-small"
        >
          {siteLinks.map(([key, link]) => (
            <li key={key}>
              <Link href={link()} tone="muted" onClick={close}>
                {t(`menu.${key}`)}
              </Link>
            </li>
          ))}
        </ul>
        {user && (
          <Button
            icon={LogOut}
            variant="quiet"
            wide
            busy={isLeaving}
            onClick={() => void signOut()}
          >
            {t('menu.signOut')}
          </Button>
        )}
      </div>
    </Popover>
  );
}
