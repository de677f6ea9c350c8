import { Medal, Trophy, UserCheck, UsersRound } from 'lucide-react';
import type { Ambassador } from '@upround/ambassador/contract';
import { useFormat } from '@upround/shared/i18n';
import { ICON_STROKE, type Icon } from '@upround/shared/ui';
import { useAmbassadorPersonText } from './messages/catalogue';

/** Whom an ambassador referred, and their ranks. */
export function AmbassadorFigures({
  ambassador: { joined, active, season, allTime },
}: {
  ambassador: Ambassador;
}) {
  const t = useAmbassadorPersonText();
  const format = useFormat();
  const placeOf = (place: Ambassador['season']) =>
    place === null
      ? { value: null, note: t('figures.none') }
      : {
          value: `#${format.number(place.rank)}`,
          note: t('figures.points', { points: place.points }),
        };
  const figures: { label: string; icon: Icon; value: string | null; note?: string }[] = [
    { label: t('figures.joined'), icon: UsersRound, value: format.number(joined) },
    { label: t('figures.active'), icon: UserCheck, value: format.number(active) },
    { label: t('figures.season'), icon: Trophy, ...placeOf(season) },
    { label: t('figures.allTime'), icon: Medal, ...placeOf(allTime) },
  ];
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-surface border bg-border wide:grid-cols-4">
      {figures.map(({ label, icon: IconPart, value, note }) => (
        <div key={label} className="flex flex-col gap-1 bg-surface-raised p-4">
          <dt className="flex items-center gap-2 text-small text-muted">
            <IconPart aria-hidden size={16} strokeWidth={ICON_STROKE} className="shrink-0" />
            {label}
          </dt>
          {value !== null && <dd className="figures text-display font-semibold">{value}</dd>}
          {note !== undefined && <dd className="figures text-small text-muted">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
