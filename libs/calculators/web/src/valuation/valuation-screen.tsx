import { useDeferredValue, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import {
  evaluateValuation,
  valuationFormat,
  valuationMethods,
  type InputError,
  type ValuationResult,
} from '@upround/calculators/model';
import { routes } from '@upround/shared/links';
import { Page } from '@upround/shared/routing';
import { FormColumns, Surface } from '@upround/shared/ui';
import { CalculatorFrame } from '../frame/calculator-frame';
import { LinkProblemNotice, NotAdvice } from '../frame/link-problem';
import { useLinkState } from '../link/use-link-state';
import { useValuationText } from './messages/catalogue';
import { MethodCard } from './methods/method-card';
import { FieldsContext } from './methods/state-field';
import { PageActions } from './page-actions';
import { RaiseSection } from './raise/raise-section';
import { ResultPanel, ResultStrip } from './results/result-panel';
import { UncertaintySection } from './uncertainty/uncertainty-section';
import { StartChoices } from './start-choices';

/** `/valuation-calculator`: what a startup is worth by several methods, and a round at that value. */
export function ValuationScreen() {
  const { key } = useLocation();
  // A link opens its numbers anew, also one that was opened before; typing changes the address without the router.
  return <ValuationCalculator key={key} />;
}

const problemsOf = ({ outcomes }: ValuationResult): InputError[] =>
  valuationMethods.flatMap((method) => outcomes[method].problem ?? []);

function ValuationCalculator() {
  const t = useValuationText();
  const link = useLinkState(valuationFormat);
  const { state } = link;
  const result = useMemo(() => evaluateValuation(state), [state]);
  const problems = useMemo(() => problemsOf(result), [result]);
  // Results and charts follow once the browser has time, so that typing never waits for them.
  const shown = useDeferredValue(useMemo(() => ({ state, result }), [state, result]));
  return (
    <FieldsContext value={{ link, problems }}>
      <CalculatorFrame>
        <Page
          pattern={routes.valuationCalculator}
          title={t('title')}
          heading={<span className="text-display">{t('title')}</span>}
        >
          <p className="mt-1 mb-4 max-w-measure text-muted wide:mb-8">{t('lead')}</p>
          <div className="mb-8 wide:mb-0">
            <PageActions />
          </div>
          <div className="flex flex-col gap-10">
            <LinkProblemNotice problem={link.problem} />
            <ResultStrip {...shown} />
            <FormColumns asideLabel={t('result.title')} aside={<ResultPanel {...shown} />}>
              <div className="flex flex-col gap-8">
                <StartChoices />
                <section aria-labelledby="methods">
                  <h2 id="methods" className="mb-3 text-title font-semibold">
                    {t('methodsTitle')}
                  </h2>
                  <Surface>
                    <ul>
                      {valuationMethods.map((method, place) => (
                        <MethodCard
                          key={method}
                          method={method}
                          shown={shown.state}
                          outcomes={shown.result.outcomes}
                          isFirst={place === 0}
                        />
                      ))}
                    </ul>
                  </Surface>
                </section>
              </div>
            </FormColumns>
            <UncertaintySection result={shown.result} />
            <RaiseSection result={result} />
            <NotAdvice />
          </div>
        </Page>
      </CalculatorFrame>
    </FieldsContext>
  );
}
