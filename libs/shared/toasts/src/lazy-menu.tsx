import { Ellipsis } from 'lucide-react';
import { Suspense, useEffect, useRef, useState, type ReactElement } from 'react';
import { IconButton } from '@upround/shared/ui';
import { useLoadFailureToast } from './use-load-failure-toast';

export interface LazyMenuProps {
  /** Names the button. */
  label: string;
  /** Loads the menu: begun when the pointer is over the button, awaited once it's pressed. */
  preload: () => Promise<unknown>;
  /** The menu, from `lazyPart`, with `defaultOpen` and this button as its trigger. */
  menu: (trigger: ReactElement) => ReactElement;
  size?: 'small' | 'medium';
  className?: string;
}

/** A three-dot button whose menu is loaded on hover or press. Where that fails, a toast says why. */
export function LazyMenu({ label, preload, menu, size = 'medium', className }: LazyMenuProps) {
  const fail = useLoadFailureToast();
  const [state, setState] = useState<'idle' | 'loading' | 'loaded'>('idle');
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  const look = { icon: Ellipsis, label, size, className };
  const open = async () => {
    setState('loading');
    try {
      await preload();
      setState('loaded');
    } catch (error) {
      setState('idle');
      // Who has left doesn't wait for it any more.
      if (isMounted.current) fail(error);
    }
  };
  if (state === 'loaded') {
    // Parts of its own may still load.
    return (
      <Suspense fallback={<IconButton {...look} busy />}>{menu(<IconButton {...look} />)}</Suspense>
    );
  }
  return (
    <IconButton
      {...look}
      busy={state === 'loading'}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={() => void preload().catch(() => undefined)}
      onClick={() => void open()}
    />
  );
}
