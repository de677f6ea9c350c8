import { ChevronDown } from 'lucide-react';
import { ICON_STROKE } from '@upround/shared/ui';
import { useCompetitionPartsText } from '../components/messages/catalogue';
import type { Moment } from '../model/phases';
import { useMoments } from '../model/use-moments';
import { useCompetitionText } from './messages/catalogue';

/** Names the zone of all dates once. It opens to the same dates in UTC, for people in other zones. */
export function DatesZone({ dates }: { dates: readonly Moment[] }) {
  const t = useCompetitionText();
  const tParts = useCompetitionPartsText();
  const moments = useMoments();
  const zone = t('zone.local', { zone: moments.zoneOfAll(dates.map(({ at }) => at)) });
  if (dates.every(({ at }) => moments.isUtc(at))) {
    return <p className="py-1 text-small text-muted">{zone}</p>;
  }
  return (
    <details className="group text-small text-muted">
      <summary className="flex cursor-pointer list-none items-center gap-2 rounded-control py-1 focus-ring [&::-webkit-details-marker]:hidden">
        <span>
          {zone} <span className="inline-block font-medium">{t('zone.more')}</span>
        </span>
        <ChevronDown
          aria-hidden
          size={18}
          strokeWidth={ICON_STROKE}
          className="shrink-0 transition-transform group-open:rotate-180 motion-reduce:transition-none"
        />
      </summary>
      <ul aria-label={t('zone.list')}>
        {dates.map(({ step, at, isPast }) => (
          <li key={step} className="figures">
            {t('zone.date', {
              label: tParts(`${isPast ? 'past' : 'next'}.${step}`),
              at: moments.utc(at),
            })}
          </li>
        ))}
      </ul>
    </details>
  );
}
