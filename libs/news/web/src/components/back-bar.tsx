import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { TopBar } from '@upround/shared/ui';
import { useNewsText } from '../messages/catalogue';

interface BackBarProps {
  /** Where to go when the visit began on this page. */
  home: string;
  /** The page's heading, which says what the page is until it is scrolled past. */
  heading: Element | null;
  /** What the page is, in a word or two; the heading proper is the page's. */
  children: ReactNode;
  /** What kind of page it is, until the heading is scrolled past. */
  kind: string;
}

/** The bar on top of a page that was opened from a list: the way back to the same place in it. */
export function BackBar({ home, ...rest }: BackBarProps) {
  const t = useNewsText();
  const navigate = useNavigate();
  const { key } = useLocation();
  return (
    <TopBar
      {...rest}
      backLabel={t('back')}
      onBack={() => void (key === 'default' ? navigate(home) : navigate(-1))}
    />
  );
}
