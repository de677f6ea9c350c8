import type { Competition } from '@upround/competitions/contract';
import { useFormat } from '@upround/shared/i18n';
import { CriteriaList } from '../components/criteria-list';
import { Part } from '../components/part';
import { useCompetitionText } from './messages/catalogue';

/** How entries are judged: the criteria with their weights, as bars and as a table, and what decides between equals. */
export function JudgingPart({ competition }: { competition: Competition }) {
  const t = useCompetitionText();
  const format = useFormat();
  const { criteria, tieRule } = competition;
  const [main] = [...criteria].sort((a, b) => b.weight - a.weight);
  if (criteria.length === 0) return null;
  const percent = (weight: number) => format.percent(weight / 100);
  return (
    <Part title={t('judging.title')}>
      <p className="text-muted">{t('judging.lead')}</p>
      <CriteriaList criteria={criteria} isHidden />
      <div className="sr-only">
        <table>
          <caption>{t('judging.table')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('judging.criterion')}</th>
              <th scope="col">{t('judging.question')}</th>
              <th scope="col">{t('judging.weight')}</th>
            </tr>
          </thead>
          <tbody>
            {criteria.map(({ id, label, text, weight }) => (
              <tr key={id}>
                <th scope="row">{label}</th>
                <td>{text}</td>
                <td>{percent(weight)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>
        <span className="font-medium">{t('judging.ties')}. </span>
        {t(`judging.tie.${tieRule}`, { criterion: main?.label ?? '' })}
      </p>
    </Part>
  );
}
