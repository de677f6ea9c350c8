import type { ReactNode } from 'react';
import { links } from '@upround/shared/links';
import { useAppInfo } from '@upround/shared/routing';
import { Anchor, BrandMark } from '@upround/shared/ui';
import { useAccountText } from '../../messages/catalogue';

interface LoginFrameProps {
  /** Below the brand: what the product is by default. */
  statement?: string;
  /** Beside the page on wide screens and above it on small ones, below what the product is. */
  aside: ReactNode;
  children: ReactNode;
}

/** Two columns: what the product is, and the form. */
export function LoginFrame({ statement, aside, children }: LoginFrameProps) {
  const t = useAccountText();
  const { brandName } = useAppInfo();
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr] wide:grid-cols-2 wide:grid-rows-1">
      <aside className="border-b bg-surface-sunken px-4 pt-2 pb-5 medium:flex medium:justify-center medium:px-10 medium:py-6 wide:border-r wide:border-b-0 wide:py-12">
        <div className="flex w-full flex-col gap-3 medium:max-w-form wide:max-w-dialog wide:gap-6">
          <Anchor
            href={links.home()}
            className="flex h-10 items-center gap-2.5 self-start rounded-control text-title font-semibold tracking-tight focus-ring"
          >
            <BrandMark />
            {brandName}
          </Anchor>
          <p className="text-title font-semibold text-balance wide:mt-4 wide:text-display">
            {statement ?? t('welcome.statement')}
          </p>
          {aside}
        </div>
      </aside>
      {/* Both columns begin at the same height and hang from it: what comes below moves nothing. */}
      <div className="flex min-w-0 flex-col px-4 py-8 medium:items-center medium:px-10 medium:py-12 wide:pt-32">
        {children}
      </div>
    </div>
  );
}
