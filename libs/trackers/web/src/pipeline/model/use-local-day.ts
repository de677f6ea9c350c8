import { useMemo } from 'react';
import { localDay } from '@upround/shared/files';
import { useToday } from '@upround/shared/i18n';

/** Today on the member's calendar, such as `2026-12-04`; another one after midnight. */
export function useLocalDay(): string {
  const { today } = useToday();
  // The text changes at midnight.
  return useMemo(() => today && localDay(new Date().toISOString()), [today]);
}
