import type { Competition } from '@upround/competitions/contract';
import { useFormat } from '@upround/shared/i18n';
import { AsidePart, ProgressBar } from '@upround/shared/ui';
import { useCompetitionPartsText } from './messages/catalogue';

interface CriteriaPanelProps {
  competition: Pick<Competition, 'criteria'>;
}

/** What judges score, and how much of it counts. */
export function CriteriaPanel({ competition: { criteria } }: CriteriaPanelProps) {
  const t = useCompetitionPartsText();
  const format = useFormat();
  if (criteria.length === 0) return null;
  return (
    <AsidePart title={t('criteria')}>
      <ul className="flex flex-col gap-4">
        {criteria.map(({ id, label, text, weight }) => (
          <li key={id} className="flex min-w-0 flex-col gap-1.5 text-small">
            <span className="flex items-baseline justify-between gap-4">
              <span className="min-w-0 font-medium wrap-anywhere">{label}</span>
              <span className="figures shrink-0">{format.percent(weight / 100)}</span>
            </span>
            {/* The figure beside it says the same. */}
            <span aria-hidden>
              <ProgressBar label={label} value={weight} />
            </span>
            <span className="text-muted wrap-anywhere">{text}</span>
          </li>
        ))}
      </ul>
    </AsidePart>
  );
}
