import { useId } from 'react';
import { useFormat } from '@upround/shared/i18n';
import { links } from '@upround/shared/links';
import { Link } from '@upround/shared/ui';
import { useBundleText } from '../messages/catalogue';
import { partPlans, wholePlans } from '../model/bundle-facts';

/** Which plans open the same, by the table that access is checked by. */
export function PlansPart() {
  const t = useBundleText();
  const format = useFormat();
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-1">
      <h2 id={id} className="text-title font-semibold">
        {t('plans.title')}
      </h2>
      <p>{t('plans.whole', { plans: format.list(wholePlans) })}</p>
      {partPlans.map((plan) => (
        <p key={plan}>{t('plans.part', { plan })}</p>
      ))}
      <p className="mt-1 text-small">
        <Link href={links.pricing()}>{t('plans.compare')}</Link>
      </p>
    </section>
  );
}
