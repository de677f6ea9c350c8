import { routes } from '@upround/shared/links';
import { BundleFrame } from '../components/bundle-frame';
import { BuyBar } from '../components/buy-bar';
import { FreePart, HoldsTable } from '../components/holds-table';
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
      aside={({ bundle }) => <PricePart bundle={bundle} />}
      bar={({ bundle }) => <BuyBar bundle={bundle} />}
      below={({ bundle, counts }) => (
        <>
          <div className="grid gap-4 medium:grid-cols-2">
            <FreePart counts={counts} />
            <PlansPart />
          </div>
          <SamplePart counts={counts} isLocked={!bundle.opens.contacts} />
        </>
      )}
    >
      {({ counts }) => <HoldsTable counts={counts} />}
    </BundleFrame>
  );
}
