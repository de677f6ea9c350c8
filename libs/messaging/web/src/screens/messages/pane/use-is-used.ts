import { useEffect, useState, type RefObject } from 'react';

const USES = ['pointerdown', 'focusin', 'wheel', 'touchstart'] as const;

/** Whether the viewer has pressed, focused or scrolled something in a part since it was mounted. */
export function useIsUsed(part: RefObject<HTMLElement | null>): boolean {
  const [isUsed, setUsed] = useState(false);
  useEffect(() => {
    const { current } = part;
    if (isUsed || current === null) return undefined;
    const use = () => setUsed(true);
    for (const type of USES) current.addEventListener(type, use, { passive: true });
    return () => {
      for (const type of USES) current.removeEventListener(type, use);
    };
  }, [part, isUsed]);
  return isUsed;
}
