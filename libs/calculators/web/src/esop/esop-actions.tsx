import { decodeState, esopFormat, evaluateEsop, type EsopState } from '@upround/calculators/model';
import { useFormat, useToday } from '@upround/shared/i18n';
import { links } from '@upround/shared/links';
import { ExportButtons } from '../export/export-buttons';
import { useExportText } from '../export/messages/catalogue';
import { shortAmount } from '../fields/units';
import { useFrameText } from '../frame/messages/catalogue';
import { RestartButton } from '../frame/restart-button';
import type { LinkState } from '../link/use-link-state';
import { ScenarioPopover } from '../scenarios/scenario-popover';
import { esopReport } from './esop-report';
import { useEsopTexts } from './form/esop-texts';
import { localToday } from './form/local-today';
import { useEsopText } from './messages/catalogue';

interface EsopActionsProps {
  link: LinkState<EsopState>;
  /** The state with its day. */
  coded: string;
  href: string;
}

/** The four figures that people look for first; a dash for those that have no value. */
function figuresOf(coded: string): (string | null)[] {
  const { state } = decodeState(coded, esopFormat);
  const { worth, exit, cash, breakEven } = evaluateEsop(state, localToday());
  const values = [
    worth.value?.vestedValue,
    exit.value?.afterTax,
    cash.value?.dueNow,
    breakEven.value?.threshold,
  ];
  return values.map((value) => (value === undefined ? null : shortAmount(value, state.currency)));
}

/** What can be done with the numbers of the page. */
export function EsopActions({ link, coded, href }: EsopActionsProps) {
  const { state } = link;
  const t = useEsopText();
  const frame = useFrameText();
  const exportText = useExportText();
  const format = useFormat();
  const { today } = useToday();
  const texts = useEsopTexts(state.currency);
  const labels = [t('key.vestedAny'), t('key.exitAny'), t('key.cash'), t('key.threshold')];
  return (
    <>
      <ScenarioPopover
        calculator="ESOP"
        coded={coded}
        proposedName={t('scenarioName', { date: today })}
        summaryOf={(one) => figuresOf(one)[0] ?? '–'}
        figuresOf={(one) => {
          const figures = figuresOf(one);
          return labels.map((label, place) => [label, figures[place] ?? '–'] as const);
        }}
        hrefOf={(one) => links.esopCalculator({ s: one })}
      />
      <ExportButtons
        href={href}
        fileName="stock-options"
        reportOf={(amounts) => ({
          ...esopReport(state, amounts === 'full' ? { ...texts, short: texts.amount } : texts),
          link: `${window.location.origin}${href}`,
          madeOn: exportText('madeOn', { date: format.date(Date.now()) }),
          notAdvice: frame('notAdvice'),
        })}
      />
      <RestartButton link={link} />
    </>
  );
}
