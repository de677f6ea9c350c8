import type { ReactNode } from 'react';
import { links } from '@upround/shared/links';
import { useAppInfo } from '@upround/shared/routing';
import { Anchor, BrandMark, Link } from '@upround/shared/ui';
import { useSiteText } from '../messages/catalogue';

interface BareFrameProps {
  /** The page itself offers the way to the feed. */
  ownWayHome?: boolean;
  children: ReactNode;
}

/** What a page without layout needs all the same: whose it is, a way home, and room around it. */
export function BareFrame({ ownWayHome = false, children }: BareFrameProps) {
  const t = useSiteText();
  const { brandName } = useAppInfo();
  return (
    <>
      <header className="border-b">
        <div className="mx-auto flex h-14 max-w-measure items-center justify-between gap-4 px-4">
          <Anchor
            href={links.home()}
            className="flex h-10 items-center gap-2.5 rounded-control focus-ring"
          >
            <BrandMark />
            <span className="text-title font-semibold tracking-tight">{brandName}</span>
          </Anchor>
          {!ownWayHome && (
            <Link
              href={links.home()}
              tone="muted"
              className="inline-flex min-h-10 items-center text-small"
            >
              {t('documents.home')}
            </Link>
          )}
        </div>
      </header>
      <div className="mx-auto max-w-measure px-4 py-8 medium:py-10">{children}</div>
    </>
  );
}
