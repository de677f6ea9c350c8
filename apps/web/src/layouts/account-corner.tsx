import { ChevronsUpDown, Menu } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { links } from '@upround/shared/links';
import { useSession, type SessionUser } from '@upround/shared/session';
import { Avatar, ButtonLink, ICON_STROKE, Name } from '@upround/shared/ui';
import { useFrameText } from '../messages/catalogue';
import { LazyPopover } from './lazy-popover';
import { loadAccountMenu, loadMoreMenu } from './load-menus';
import { useIsPhone } from './use-width';

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

/** The button of the account menu; on phones and for guests that of everything the bar has no place for. */
export function AccountButton() {
  const t = useFrameText();
  const { user } = useSession();
  const isPhone = useIsPhone();
  const isMore = isPhone || user === null;
  return (
    <LazyPopover
      key={String(isMore)}
      load={isMore ? loadMoreMenu : loadAccountMenu}
      className={faceClasses}
    >
      {isMore ? (
        <>
          <Menu aria-hidden size={22} strokeWidth={ICON_STROKE} />
          <span className="text-caption font-medium text-muted max-medium:sr-only wide:text-body wide:text-text">
            {t('frame.more')}
          </span>
        </>
      ) : (
        <MemberFace user={user} text={t('frame.account', { name: user.displayName })} />
      )}
    </LazyPopover>
  );
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
