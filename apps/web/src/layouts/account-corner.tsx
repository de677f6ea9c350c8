import { ChevronsUpDown, Menu } from 'lucide-react';
import { useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import type { AccountMenuProps } from '@upround/account/web';
import { links } from '@upround/shared/links';
import { useSession, type SessionUser } from '@upround/shared/session';
import { toast } from '@upround/shared/toasts';
import { Avatar, ButtonLink, ICON_STROKE, Name } from '@upround/shared/ui';
import { useFrameText } from '../messages/catalogue';

const faceClasses =
  'flex size-10 items-center justify-center rounded-control focus-ring hover:bg-surface-hover active:bg-surface-active medium:h-14 medium:w-full medium:flex-col medium:gap-0.5 wide:flex-row wide:justify-start wide:gap-3 wide:px-3';

function MemberFace({ user, text }: { user: SessionUser; text: string }) {
  return (
    <>
      <Avatar
        name={user.displayName}
        seed={user.id}
        src={user.avatarUrl}
        size={32}
        loading="eager"
      />
      <span className="sr-only">{text}</span>
      <span
        aria-hidden
        className="hidden min-w-0 flex-1 truncate text-left text-small font-medium wide:block"
      >
        <Name>{user.displayName}</Name>
      </span>
      <ChevronsUpDown
        aria-hidden
        size={16}
        strokeWidth={ICON_STROKE}
        className="hidden shrink-0 text-muted wide:block"
      />
    </>
  );
}

function GuestFace({ text }: { text: string }) {
  return (
    <>
      <Menu aria-hidden size={22} strokeWidth={ICON_STROKE} />
      <span className="text-caption font-medium text-muted max-medium:sr-only wide:text-body wide:text-text">
        {text}
      </span>
    </>
  );
}

const loadMenu = () => import('./account-menu').then((module) => module.Menu);

/** The button of the account menu; the menu itself is loaded on hover, focus or press. */
export function AccountButton() {
  const t = useFrameText();
  const { user } = useSession();
  const [Loaded, setLoaded] = useState<ComponentType<Pick<AccountMenuProps, 'trigger'>>>();
  const [isLoading, setLoading] = useState(false);

  const prefetch = () => void loadMenu().catch(() => undefined);
  const load = async () => {
    setLoading(true);
    try {
      const Menu = await loadMenu();
      setLoaded(() => Menu);
    } catch {
      toast.show({ text: t('error.connectionText'), type: 'error' });
    } finally {
      setLoading(false);
    }
  };

  const trigger = (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-busy={isLoading || undefined}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={Loaded === undefined ? () => void load() : undefined}
      className={faceClasses}
    >
      {user ? (
        <MemberFace user={user} text={t('frame.account', { name: user.displayName })} />
      ) : (
        <GuestFace text={t('frame.menu')} />
      )}
    </button>
  );
  return Loaded === undefined ? trigger : <Loaded trigger={trigger} />;
}

/** What a guest is offered beside the navigation. */
export function GuestInvitation() {
  const t = useFrameText();
  const { isMember } = useSession();
  const { pathname, search } = useLocation();
  if (isMember) return null;
  const next = `${pathname}${search}`;
  return (
    <div className="hidden flex-col gap-3 border-t px-3 pt-4 wide:flex">
      <p className="text-small text-muted">{t('frame.invitation')}</p>
      <ButtonLink href={links.login({ next, view: 'sign-up' })} variant="primary" wide>
        {t('frame.signUp')}
      </ButtonLink>
      <ButtonLink href={links.login({ next })} variant="quiet" wide>
        {t('frame.logIn')}
      </ButtonLink>
    </div>
  );
}
