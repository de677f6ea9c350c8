import { ChevronDown } from 'lucide-react';
import { memo, useId, useState, type ComponentType } from 'react';
import {
  valuationMethods,
  type MethodOutcomes,
  type ValuationMethod,
  type ValuationState,
} from '@upround/calculators/model';
import { Checkbox, classes, ICON_STROKE, Notice } from '@upround/shared/ui';
import { shortAmount } from '../../fields/units';
import { useValuationText } from '../messages/catalogue';
import { formulaText } from '../model/formula-text';
import { useWarnings } from '../model/use-warnings';
import { BerkusFields } from './berkus-fields';
import { ComparablesFields } from './comparables-fields';
import { DcfFields } from './dcf-fields';
import { FirstChicagoFields } from './first-chicago-fields';
import { RiskFields } from './risk-fields';
import { ScorecardFields } from './scorecard-fields';
import { useFields } from './state-field';
import { VentureCapitalFields } from './venture-capital-fields';

const forms: Readonly<Record<ValuationMethod, ComponentType>> = {
  berkus: BerkusFields,
  scorecard: ScorecardFields,
  riskFactors: RiskFields,
  ventureCapital: VentureCapitalFields,
  firstChicago: FirstChicagoFields,
  dcf: DcfFields,
  comparables: ComparablesFields,
};

/** An icon takes as long to render as a field, and there is one a method. */
const Chevron = memo(ChevronDown);
/** The size of a closed card, before it's first painted. */
const UNPAINTED_SIZE = 'auto 5rem';

interface MethodCardProps {
  method: ValuationMethod;
  /** The numbers that the outcomes follow from: those of the fields may be newer. */
  shown: ValuationState;
  outcomes: MethodOutcomes;
  /** Open when the page opens. */
  isFirst: boolean;
}

/** One method: whether it counts, its value, and on request its numbers, formula and source. */
export function MethodCard({ method, shown, outcomes, isFirst }: MethodCardProps) {
  const t = useValuationText();
  const { link } = useFields();
  const [isOpen, setOpen] = useState(isFirst);
  const bodyId = useId();
  const { state } = link;
  const name = t(`methods.${method}`);
  const counts = state.methods.includes(method);
  const { value } = outcomes[method];

  const choose = (isChosen: boolean) =>
    link.set(
      ['methods'],
      valuationMethods.filter((one) => (one === method ? isChosen : state.methods.includes(one))),
    );

  return (
    <li
      className="border-b [content-visibility:auto] last:border-b-0"
      style={{ containIntrinsicSize: UNPAINTED_SIZE }}
    >
      <div className="flex items-start gap-3 px-4 py-3">
        <Checkbox
          label={<span className="sr-only">{t('count', { method: name })}</span>}
          checked={counts}
          onChange={({ target }) => choose(target.checked)}
        />
        <h3 className="min-w-0 grow">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={bodyId}
            onClick={() => setOpen(!isOpen)}
            className="grid w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 rounded-control py-1 text-left focus-ring"
          >
            <span className="font-semibold">{name}</span>
            <span className="col-start-1 row-start-2 text-small text-muted max-medium:col-span-2">
              {t(`about.${method}`)}
            </span>
            <span className="col-start-2 row-start-1 flex items-center gap-3 medium:row-span-2">
              <span className={classes('font-semibold figures', !counts && 'text-muted')}>
                {value === null ? (
                  <span aria-label={t('noValue')}>–</span>
                ) : (
                  shortAmount(value, shown.currency)
                )}
              </span>
              <Chevron
                aria-hidden
                size={18}
                strokeWidth={ICON_STROKE}
                className={classes('text-muted transition-transform', isOpen && 'rotate-180')}
              />
            </span>
          </button>
        </h3>
      </div>
      {isOpen && <MethodBody id={bodyId} method={method} shown={shown} outcomes={outcomes} />}
    </li>
  );
}

interface MethodBodyProps extends Omit<MethodCardProps, 'isFirst'> {
  id: string;
}

function MethodBody({ id, method, shown, outcomes }: MethodBodyProps) {
  const t = useValuationText();
  const warningsOf = useWarnings();
  const Form = forms[method];
  const lines = formulaText(method, shown, outcomes);
  return (
    <div id={id} className="flex flex-col gap-5 px-4 pb-6">
      <Form />
      {warningsOf(method, shown, outcomes).map((warning) => (
        <Notice key={warning} tone="warning">
          {warning}
        </Notice>
      ))}
      {lines.length > 0 && (
        <div className="rounded-control bg-surface-sunken px-4 py-3 text-small">
          <h4 className="font-medium">{t('formula')}</h4>
          {lines.map((line) => (
            <p key={line} className="mt-1 figures">
              {line}
            </p>
          ))}
        </div>
      )}
      <p className="text-small text-muted">{t('source', { source: t(`sources.${method}`) })}</p>
    </div>
  );
}
