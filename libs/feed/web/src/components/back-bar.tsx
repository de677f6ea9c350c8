import type { ReactNode } from 'react';
import { useGoBack } from '@upround/shared/routing';
import { TopBar } from '@upround/shared/ui';
import { usePostScreenText } from '../posts/post-page/messages/catalogue';

interface BackBarProps {
  /** Where to go when the visit began on this page. */
  home: string;
  /** The kind of page in a word or two; the page has its own heading. */
  children: ReactNode;
}

/** The bar on top of a page that was opened from a list: the way back to the same place in it. */
export function BackBar({ home, ...rest }: BackBarProps) {
  const t = usePostScreenText();
  return <TopBar {...rest} backLabel={t('postScreen.back')} onBack={useGoBack(home)} />;
}
