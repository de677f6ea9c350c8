import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { links } from '@upround/shared/links';
import { useAppInfo } from '@upround/shared/routing';
import { useSession } from '@upround/shared/session';
import { Anchor, BrandMark, ButtonLink, classes } from '@upround/shared/ui';
import { usePremiumText } from '../messages/catalogue';

interface BareFrameProps {
  /** `wide` for four columns, `pair` for two. */
  width: 'wide' | 'pair';
  children: ReactNode;
}

const widths = {
  wide: 'max-w-[calc(var(--container-content)+30rem)]',
  pair: 'max-w-[calc(var(--container-dialog)*2)]',
} as const;

/** What a page without layout needs all the same: whose it is, and ways to other pages. */
export function BareFrame({ width, children }: BareFrameProps) {
  const t = usePremiumText();
  const { brandName } = useAppInfo();
  const { isMember } = useSession();
  const { pathname, search } = useLocation();
  const next = `${pathname}${search}`;
  return (
    <>
      <header className="border-b">
        <div
          className={classes(
            'mx-auto flex h-14 items-center gap-1 px-4 medium:gap-2 medium:px-6',
            // The logo is in one place on all of these pages.
            widths.wide,
          )}
        >
          <Anchor
            href={links.home()}
            className="mr-auto flex h-10 min-w-0 items-center gap-2.5 rounded-control focus-ring"
          >
            <BrandMark />
            <span className="truncate text-title font-semibold tracking-tight">{brandName}</span>
          </Anchor>
          {isMember ? (
            <>
              <ButtonLink href={links.plans()} variant="quiet" size="small">
                {t('frame.plans')}
              </ButtonLink>
              <ButtonLink href={links.payment()} variant="quiet" size="small">
                {t('frame.payments')}
              </ButtonLink>
            </>
          ) : (
            <>
              <ButtonLink href={links.login({ next })} variant="quiet" size="small">
                {t('frame.logIn')}
              </ButtonLink>
              <ButtonLink href={links.login({ next, view: 'sign-up' })} size="small">
                {t('frame.signUp')}
              </ButtonLink>
            </>
          )}
        </div>
      </header>
      <div className={classes('mx-auto px-4 py-8 medium:px-6 medium:py-10', widths[width])}>
        {children}
      </div>
    </>
  );
}
