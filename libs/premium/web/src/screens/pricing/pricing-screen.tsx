import { routes } from '@upround/shared/links';
import { Page } from '@upround/shared/routing';
import { BareFrame } from '../../components/bare-frame';
import { PeriodSwitch, usePeriod } from '../../components/period-switch';
import { PricesError } from '../../components/prices-error';
import { usePlans } from '../../data/premium-queries';
import { usePricingText } from './messages/catalogue';
import { PlanColumns } from './plan-columns';
import { PricingQuestions } from './pricing-questions';

/** `/pricing`: the plans compared. */
export function PricingScreen() {
  const t = usePricingText();
  const [period] = usePeriod();
  const query = usePlans();
  return (
    <BareFrame width="wide">
      <Page
        pattern={routes.pricing}
        title={t('title')}
        heading={<span className="text-display">{t('heading')}</span>}
      >
        <div className="mt-1 mb-6 flex flex-wrap items-center justify-between gap-4">
          <p className="max-w-measure text-muted">{t('lead')}</p>
          <PeriodSwitch />
        </div>
        <div className="flex flex-col gap-4">
          <PricesError query={query} />
          <PlanColumns plans={query.data?.data} period={period} />
        </div>
        <PricingQuestions />
      </Page>
    </BareFrame>
  );
}
