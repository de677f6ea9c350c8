import type { PipelineItem } from '@upround/trackers/contract';
import { useFormat } from '@upround/shared/i18n';
import { EmptyState } from '@upround/shared/ui';
import { useTrackerTexts } from '../../../components/tracker-texts';
import { usePipelineText } from '../../messages/catalogue';
import { funnelOf, type FunnelStep } from '../../model/funnel';
import { FunnelChart } from './funnel-chart';

/** How far the funders got, as a chart and in figures. */
export function PipelineFunnel({ items }: { items: readonly PipelineItem[] }) {
  const t = usePipelineText();
  const format = useFormat();
  const steps = funnelOf(items);
  const passed = items.filter(({ stage }) => stage === 'PASSED').length;
  const last = steps.at(-1);
  if (items.length === 0) {
    return (
      <EmptyState title={t('funnel.none')} className="medium:px-6">
        {t('funnel.noneText')}
      </EmptyState>
    );
  }
  return (
    <div className="@container px-4 py-6 medium:px-6">
      <h2 className="text-title font-semibold">{t('funnel.title')}</h2>
      <p className="mt-1 max-w-measure text-small text-muted">{t('funnel.text')}</p>
      <p className="mt-3 font-medium figures">
        {t('funnel.whole', { share: format.percent(last?.share ?? 0) })}{' '}
        <span className="font-regular text-muted">{t('funnel.passed', { count: passed })}</span>
      </p>
      <div className="mt-6 grid gap-8 @dialog-wide:grid-cols-[minmax(0,3fr)_minmax(20rem,2fr)]">
        <FunnelChart steps={steps} />
        <FunnelTable steps={steps} />
      </div>
    </div>
  );
}

const figureClasses = 'py-2 pl-3 text-right align-bottom';

function FunnelTable({ steps }: { steps: readonly FunnelStep[] }) {
  const t = usePipelineText();
  const texts = useTrackerTexts();
  const format = useFormat();
  return (
    <table className="w-full self-start text-small figures">
      <caption className="sr-only">{t('funnel.caption')}</caption>
      <thead>
        <tr className="border-b text-caption text-muted">
          <th scope="col" className="py-2 text-left align-bottom font-medium">
            {t('funnel.stage')}
          </th>
          {(['reached', 'rate', 'share'] as const).map((column) => (
            <th key={column} scope="col" className={`${figureClasses} font-medium`}>
              {t(`funnel.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {steps.map(({ stage, count, rate, share }) => (
          <tr key={stage} className="border-b">
            <th scope="row" className="py-2 text-left font-regular">
              {texts.pipelineStage(stage)}
            </th>
            <td className={`${figureClasses} font-semibold`}>{format.number(count)}</td>
            <td className={figureClasses}>{rate === null ? '–' : format.percent(rate)}</td>
            <td className={figureClasses}>{format.percent(share)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
