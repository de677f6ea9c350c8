import { useEffect, useState } from 'react';

/** False at first, true once the component has been there for so many milliseconds. */
export function useDelayed(milliseconds = 150): boolean {
  const [passed, setPassed] = useState(milliseconds <= 0);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return passed;
}
