import { Ellipsis } from 'lucide-react';
import { Suspense, useState, type ReactElement } from 'react';
import { IconButton } from '../icon-button/icon-button';

export interface LazyMenuProps {
  /** Names the button. */
  label: string;
  /** Begins to load the menu when the pointer is over the button. */
  preload: () => Promise<unknown>;
  /** The menu, from `React.lazy`, with `defaultOpen` and this button as its trigger. */
  menu: (trigger: ReactElement) => ReactElement;
  size?: 'small' | 'medium';
  className?: string;
}

/** A three-dot button whose menu is loaded on hover or press. */
export function LazyMenu({ label, preload, menu, size = 'medium', className }: LazyMenuProps) {
  const [isAsked, setAsked] = useState(false);
  const look = { icon: Ellipsis, label, size, className };
  if (!isAsked) {
    return (
      <IconButton
        {...look}
        aria-haspopup="menu"
        aria-expanded={false}
        onPointerEnter={() => void preload().catch(() => undefined)}
        onClick={() => setAsked(true)}
      />
    );
  }
  return (
    <Suspense fallback={<IconButton {...look} busy />}>{menu(<IconButton {...look} />)}</Suspense>
  );
}
