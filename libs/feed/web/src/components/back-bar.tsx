import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { IconButton } from '@upround/shared/ui';
import { useFeedText } from '../messages/catalogue';

interface BackBarProps {
  /** Where to go when the visit began on this page. */
  home: string;
  /** What the page is, in a word or two; the heading proper is the page's. */
  children: ReactNode;
}

/** The bar on top of a page that was opened from a list: the way back to the same place in it. */
export function BackBar({ home, children }: BackBarProps) {
  const t = useFeedText();
  const navigate = useNavigate();
  const { key } = useLocation();
  return (
    <div className="sticky top-(--frame-top) z-20 flex h-12 items-center gap-1 border-b bg-surface px-2">
      <IconButton
        icon={ArrowLeft}
        label={t('postScreen.back')}
        onClick={() => void (key === 'default' ? navigate(home) : navigate(-1))}
      />
      <span aria-hidden="true" className="min-w-0 truncate font-semibold">
        {children}
      </span>
    </div>
  );
}
