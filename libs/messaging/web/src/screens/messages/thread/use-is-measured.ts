import { useEffect, useState } from 'react';

/**
 * Whether the rows first shown have been measured: their estimated heights would otherwise be painted for a moment, and
 * everything would move.
 *
 * @param totalSize height of all rows as known now, in pixels
 */
export function useIsMeasured(totalSize: () => number): boolean {
  const [isMeasured, setMeasured] = useState(false);
  useEffect(() => {
    if (isMeasured) return undefined;
    let last = Number.NaN;
    const look = () => {
      const size = totalSize();
      if (size === last) setMeasured(true);
      else frame = requestAnimationFrame(look);
      last = size;
    };
    let frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, [isMeasured, totalSize]);
  return isMeasured;
}
