import type { Competition } from '@upround/competitions/contract';
import { AsidePart } from '@upround/shared/ui';
import { CriteriaList } from './criteria-list';
import { useCompetitionPartsText } from './messages/catalogue';

interface CriteriaPanelProps {
  competition: Pick<Competition, 'criteria'>;
}

/** What judges score, and how much of it counts. */
export function CriteriaPanel({ competition: { criteria } }: CriteriaPanelProps) {
  const t = useCompetitionPartsText();
  if (criteria.length === 0) return null;
  return (
    <AsidePart title={t('criteria')}>
      <CriteriaList criteria={criteria} className="text-small" />
    </AsidePart>
  );
}
