import { evaluateValuation } from '@upround/calculators/model';
import { useFormat } from '@upround/shared/i18n';
import type { Report, ReportAmounts } from '../export/report';
import { useExportText } from '../export/messages/catalogue';
import { fullAmount, shortAmount } from '../fields/units';
import { useFrameText } from '../frame/messages/catalogue';
import { useFields } from './methods/state-field';
import { useValuationText } from './messages/catalogue';
import { useFieldLabel } from './model/use-field-label';
import { useRaiseText } from './raise/messages/catalogue';
import { useRowName } from './raise/use-row-name';
import { countedMethods, methodSection, roundSections, summarySection } from './report-sections';

/** Makes the report of what is entered: result, ranges, each method with its numbers, and the round. */
export function useValuationReport(): (href: string, amounts: ReportAmounts) => Report {
  const t = useValuationText();
  const raise = useRaiseText();
  const frame = useFrameText();
  const exportText = useExportText();
  const format = useFormat();
  const labelOf = useFieldLabel();
  const nameOf = useRowName();
  const { state } = useFields().link;
  return (href, amounts) => {
    const result = evaluateValuation(state);
    const write = amounts === 'full' ? fullAmount : shortAmount;
    const amount = (value: number) => write(value, state.currency);
    const texts = { t, raise, labelOf, nameOf, amount };
    return {
      title: t('title'),
      link: `${window.location.origin}${href}`,
      madeOn: exportText('madeOn', { date: format.date(Date.now()) }),
      notAdvice: frame('notAdvice'),
      sections: [
        summarySection(state, result, texts),
        ...countedMethods(state, result).map((method) =>
          methodSection(method, state, result, texts),
        ),
        ...roundSections(state, result, texts),
      ],
    };
  };
}
