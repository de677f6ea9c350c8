import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { links } from '@upround/shared/links';
import { useAppInfo } from '@upround/shared/routing';
import { useSession } from '@upround/shared/session';
import { Anchor, BrandMark, ButtonLink } from '@upround/shared/ui';
import { useFrameText } from './messages/catalogue';

/** What a page without bars needs all the same: whose it is, and ways to other pages. */
export function CalculatorFrame({ children }: { children: ReactNode }) {
  const t = useFrameText();
  const { brandName } = useAppInfo();
  const { isMember } = useSession();
  const { pathname, search } = useLocation();
  const next = `${pathname}${search}`;
  return (
    <div className="mx-auto max-w-frame">
      <header className="flex h-14 items-center gap-1 border-b px-4 medium:gap-2 medium:px-6 print:hidden">
        <Anchor
          href={links.home()}
          className="mr-auto flex h-10 min-w-0 items-center gap-2.5 rounded-control focus-ring"
        >
          <BrandMark />
          <span className="truncate text-title font-semibold tracking-tight">{brandName}</span>
        </Anchor>
        {isMember ? (
          <ButtonLink href={links.home()} variant="quiet" size="small">
            {t('home')}
          </ButtonLink>
        ) : (
          <>
            <ButtonLink href={links.login({ next })} variant="quiet" size="small">
              {t('logIn')}
            </ButtonLink>
            <ButtonLink href={links.login({ next, view: 'sign-up' })} size="small">
              {t('signUp')}
            </ButtonLink>
          </>
        )}
      </header>
      <div className="px-4 py-6 medium:px-6 medium:py-8">{children}</div>
    </div>
  );
}
