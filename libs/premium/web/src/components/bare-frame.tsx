import type { ReactNode } from 'react';
import { links } from '@upround/shared/links';
import { BareHeader } from '@upround/shared/routing';
import { ButtonLink, classes } from '@upround/shared/ui';
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
  return (
    <>
      <BareHeader>
        <ButtonLink href={links.plans()} variant="quiet" size="small">
          {t('frame.plans')}
        </ButtonLink>
        <ButtonLink href={links.payment()} variant="quiet" size="small">
          {t('frame.payments')}
        </ButtonLink>
      </BareHeader>
      <div className={classes('mx-auto px-4 py-6 medium:px-6 medium:py-10', widths[width])}>
        {children}
      </div>
    </>
  );
}
