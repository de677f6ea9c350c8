import type { ReactNode } from 'react';
import { useGoBack } from '@upround/shared/routing';
import { TopBar } from '@upround/shared/ui';
import { useAmbassadorPartsText } from './messages/catalogue';

interface BarProps {
  /** Where Back leads when the page was opened from elsewhere. */
  back: string;
  children: ReactNode;
}

/** The bar of a page below the programme's. */
export function Bar({ back, children }: BarProps) {
  const t = useAmbassadorPartsText();
  const goBack = useGoBack(back);
  return (
    <TopBar backLabel={t('back')} onBack={goBack}>
      {children}
    </TopBar>
  );
}
