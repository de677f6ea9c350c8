import { Trophy } from 'lucide-react';
import type { Competition } from '@upround/competitions/contract';
import { AsidePart, ICON_STROKE } from '@upround/shared/ui';
import { useCompetitionText } from './messages/catalogue';

interface PrizesPartProps {
  competition: Pick<Competition, 'prizes'>;
}

/** What winners get, by place. */
export function PrizesPart({ competition: { prizes } }: PrizesPartProps) {
  const t = useCompetitionText();
  return (
    <AsidePart title={t('about.prizes')}>
      {prizes.length === 0 ? (
        <p className="text-small text-muted">{t('about.noPrizes')}</p>
      ) : (
        <ol className="flex flex-col divide-y">
          {prizes.map(({ place, title, text }) => (
            <li
              key={`${place} ${title}`}
              className="grid grid-cols-[2rem_minmax(0,1fr)] items-start gap-3 py-3 wrap-anywhere first:pt-0 last:pb-0"
            >
              <span
                aria-hidden
                className="figures flex size-8 items-center justify-center rounded-full bg-accent-subtle text-small font-semibold text-accent-text"
              >
                {place ?? <Trophy size={16} strokeWidth={ICON_STROKE} />}
              </span>
              <span className="flex min-w-0 flex-col">
                {place !== null && (
                  <span className="text-small text-muted">{t('about.place', { place })}</span>
                )}
                <span className="font-medium">{title}</span>
                {text !== '' && <span className="text-small text-muted">{text}</span>}
              </span>
            </li>
          ))}
        </ol>
      )}
    </AsidePart>
  );
}
