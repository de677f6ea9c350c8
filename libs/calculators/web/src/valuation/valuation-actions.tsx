import type { ValuationMethod } from '@upround/calculators/model';
import { useToday } from '@upround/shared/i18n';
import { links } from '@upround/shared/links';
import { ExportButtons } from '../export/export-buttons';
import { RestartButton } from '../frame/restart-button';
import { ScenarioPopover } from '../scenarios/scenario-popover';
import { useFields } from './methods/state-field';
import { useValuationText } from './messages/catalogue';
import { summaryOfValuation, valuationFigures } from './model/figures';
import { useRaiseText } from './raise/messages/catalogue';
import { useValuationReport } from './use-valuation-report';

/** What can be done with the numbers of the page. */
export function ValuationActions({ href }: { href: string }) {
  const t = useValuationText();
  const raise = useRaiseText();
  const { link } = useFields();
  const { today } = useToday();
  const reportOf = useValuationReport();
  const texts = {
    method: (method: ValuationMethod) => t(`methods.${method}`),
    median: t('result.median'),
    range: t('result.rangeName'),
    price: raise('price'),
    postMoney: raise('postMoney'),
    kept: raise('founders'),
  };
  return (
    <>
      <ScenarioPopover
        calculator="VALUATION"
        coded={link.coded}
        proposedName={t('scenarioName', { date: today })}
        summaryOf={summaryOfValuation}
        figuresOf={(coded) => valuationFigures(coded, texts)}
        hrefOf={(coded) => links.valuationCalculator({ s: coded })}
      />
      <ExportButtons
        href={href}
        fileName="valuation"
        reportOf={(amounts) => reportOf(href, amounts)}
      />
      <RestartButton link={link} />
    </>
  );
}
