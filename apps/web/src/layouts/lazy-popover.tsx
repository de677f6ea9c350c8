import { useState, type ComponentType, type ReactElement, type ReactNode } from 'react';
import { useLoadFailureToast } from '@upround/shared/toasts';

type Panel = ComponentType<{ trigger: ReactElement }>;

interface LazyPopoverProps {
  /** Loads the popover, which opens as soon as it is rendered. */
  load: () => Promise<Panel>;
  className: string;
  /** The open page is one of those that it leads to. */
  isCurrent?: boolean;
  /** What the button shows. */
  children: ReactNode;
}

/** A button whose popover is loaded on hover, focus or press. */
export function LazyPopover({ load, className, isCurrent = false, children }: LazyPopoverProps) {
  const fail = useLoadFailureToast();
  const [Loaded, setLoaded] = useState<Panel>();
  const [isLoading, setLoading] = useState(false);

  const prefetch = () => void load().catch(() => undefined);
  const open = async () => {
    setLoading(true);
    try {
      const panel = await load();
      setLoaded(() => panel);
    } catch (error) {
      fail(error);
    } finally {
      setLoading(false);
    }
  };

  const trigger = (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-current={isCurrent ? 'page' : undefined}
      aria-busy={isLoading || undefined}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={Loaded === undefined ? () => void open() : undefined}
      className={className}
    >
      {children}
    </button>
  );
  return Loaded === undefined ? trigger : <Loaded trigger={trigger} />;
}
