import type { CSSProperties, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { links } from '@upround/shared/links';
import { useAppInfo } from '@upround/shared/routing';
import { useSession } from '@upround/shared/session';
import { Anchor, BrandMark, ButtonLink } from '@upround/shared/ui';
import { useSiteText } from '../messages/catalogue';

/** A rail as wide as beside the other pages of that kind. */
const NARROW = { '--rail': '30rem' } as CSSProperties;

/** What a page without layout needs all the same: whose it is, a way home, and room for text and an aside. */
export function BareFrame({ children }: { children: ReactNode }) {
  const t = useSiteText();
  const { brandName } = useAppInfo();
  const { isMember } = useSession();
  const { pathname } = useLocation();
  return (
    <div style={NARROW}>
      <header className="border-b">
        {/* As wide as the text and its aside below. */}
        <div className="mx-auto flex h-14 max-w-content items-center gap-2 px-4 medium:px-6 wide:max-w-[calc(var(--container-content)+var(--rail))] wide:pr-0">
          <Anchor
            href={links.home()}
            className="mr-auto flex h-10 items-center gap-2.5 rounded-control focus-ring"
          >
            <BrandMark />
            <span className="text-title font-semibold tracking-tight">{brandName}</span>
          </Anchor>
          <ButtonLink href={links.home()} variant="quiet" size="small">
            {t('documents.home')}
          </ButtonLink>
          {!isMember && (
            <div className="hidden items-center gap-2 medium:flex">
              <ButtonLink href={links.login({ next: pathname })} variant="quiet" size="small">
                {t('documents.logIn')}
              </ButtonLink>
              <ButtonLink
                href={links.login({ next: pathname, view: 'sign-up' })}
                variant="primary"
                size="small"
              >
                {t('documents.signUp')}
              </ButtonLink>
            </div>
          )}
        </div>
      </header>
      <div className="mx-auto flex max-w-frame justify-center">
        <div className="relative w-full max-w-content px-4 py-8 medium:px-6">{children}</div>
        <div className="hidden w-rail shrink-0 wide:block" />
      </div>
    </div>
  );
}
