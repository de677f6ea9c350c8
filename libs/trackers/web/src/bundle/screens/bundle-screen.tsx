import { routes } from '@upround/shared/links';
import { BundleFrame } from '../components/bundle-frame';
import { BuyBar } from '../components/buy-bar';
import { HoldsTable } from '../components/holds-table';
import { PlansPart } from '../components/plans-part';
import { PricePart } from '../components/price-part';
import { SamplePart } from '../components/sample-part';
import { useBundleText } from '../messages/catalogue';

/** `/trackerbundle`: what is in it, what it costs, and what is free anyway. */
export function BundleScreen() {
  const t = useBundleText();
  return (
    <BundleFrame
      pattern={routes.bundle}
      title={t('title')}
      lead={t('lead')}
      asideLabel={t('price.title')}
      aside={({ bundle }) => (
        <>
          <PricePart bundle={bundle} />
          <PlansPart />
        </>
      )}
      bar={({ bundle }) => <BuyBar bundle={bundle} />}
      below={({ counts }) => <SamplePart counts={counts} />}
    >
      {({ counts }) => <HoldsTable counts={counts} />}
    </BundleFrame>
  );
}
