import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { links } from '@upround/shared/links';
import { useSession, type SessionUser } from '@upround/shared/session';
import { Anchor, Avatar, BrandMark, ButtonLink, Name } from '@upround/shared/ui';
import { useAppInfo } from '../app-info';
import { useBareHeaderText } from './messages/catalogue';

interface BareHeaderProps {
  /** Links to related pages, for members in windows that have room for them. */
  children?: ReactNode;
}

/**
 * The header of a page without the app's bars: whose it is, and the ways back into the app. Its height is the same for members
 * and guests, so that nothing moves once the session is known.
 */
export function BareHeader({ children }: BareHeaderProps) {
  const { brandName } = useAppInfo();
  const { user } = useSession();
  return (
    <header className="border-b print:hidden">
      {/* As wide as the app's frame: the brand is at one place on all pages. */}
      <div className="mx-auto flex h-14 max-w-frame items-center gap-1 px-4 medium:gap-2 medium:px-6 wide:px-7">
        <Anchor
          href={links.home()}
          className="mr-auto flex h-10 min-w-0 items-center gap-2.5 rounded-control focus-ring"
        >
          <BrandMark />
          <span className="truncate text-title font-semibold tracking-tight">{brandName}</span>
        </Anchor>
        {user === null ? <GuestLinks /> : <MemberLinks user={user}>{children}</MemberLinks>}
      </div>
    </header>
  );
}

function GuestLinks() {
  const t = useBareHeaderText();
  const { pathname, search } = useLocation();
  const next = `${pathname}${search}`;
  return (
    <>
      <ButtonLink href={links.login({ next })} variant="quiet" size="small">
        {t('logIn')}
      </ButtonLink>
      <ButtonLink href={links.login({ next, view: 'sign-up' })} variant="primary" size="small">
        {t('signUp')}
      </ButtonLink>
    </>
  );
}

function MemberLinks({ user, children }: BareHeaderProps & { user: SessionUser }) {
  const t = useBareHeaderText();
  const { displayName } = user;
  return (
    <>
      {children !== undefined && (
        <div className="hidden items-center gap-2 medium:flex">{children}</div>
      )}
      <ButtonLink href={links.home()} variant="quiet" size="small" className="shrink-0">
        {/* Short where there is little room, and whole for screen readers. */}
        <span className="max-medium:sr-only">{t('feed')}</span>
        <span aria-hidden className="medium:hidden">
          {t('feedShort')}
        </span>
      </ButtonLink>
      <Anchor
        href={links.user(user.slug)}
        className="flex h-10 min-w-10 shrink-0 items-center justify-center gap-2 rounded-control focus-ring hover:bg-surface-hover active:bg-surface-active medium:px-2"
      >
        <Avatar name={displayName} seed={user.id} src={user.avatarUrl} size={32} loading="eager" />
        <span className="max-w-40 truncate text-small font-medium max-medium:sr-only">
          <Name>{displayName}</Name>
        </span>
        <span className="sr-only">{t('profile')}</span>
      </Anchor>
    </>
  );
}
