import { useFormat } from '@upround/shared/i18n';
import { links } from '@upround/shared/links';
import { AsidePart, Link } from '@upround/shared/ui';
import { useBundleText } from '../messages/catalogue';
import { partPlans, wholePlans } from '../model/bundle-facts';

/** Which plans open the same, by the table that access is checked by. */
export function PlansPart() {
  const t = useBundleText();
  const format = useFormat();
  return (
    <AsidePart title={t('plans.title')}>
      <p className="text-small text-muted">
        {t('plans.whole', { plans: format.list(wholePlans) })}{' '}
        {partPlans.map((plan) => t('plans.part', { plan })).join(' ')}
      </p>
      <p className="text-small">
        <Link href={links.pricing()}>{t('plans.compare')}</Link>
      </p>
    </AsidePart>
  );
}
