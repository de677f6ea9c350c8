import { useMinute } from '../model/use-now';
import { useCompetitionPartsText } from './messages/catalogue';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Below two days the hours count. */
const FEW_DAYS = 2 * DAY;

/** How far ahead a moment is, in words: `in 3 days`. Rounded down, as the countdown is. */
export function useDistance(): (moment: string) => string {
  const t = useCompetitionPartsText();
  const now = useMinute();
  return (moment) => {
    const left = Date.parse(moment) - now;
    if (left < MINUTE) return t('distance.now');
    if (left < HOUR) return t('distance.minutes', { count: Math.floor(left / MINUTE) });
    if (left < FEW_DAYS) return t('distance.hours', { count: Math.floor(left / HOUR) });
    return t('distance.days', { count: Math.floor(left / DAY) });
  };
}
