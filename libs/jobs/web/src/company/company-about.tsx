import type { Company } from '@upround/jobs/contract';
import { useIsWide, Words } from '@upround/shared/ui';
import { CompanyFacts } from './company-facts';
import { useCompanyText } from './messages/catalogue';

interface CompanyAboutProps {
  company: Company;
  /** Its facts aren’t beside: they are here or, where it is wide, in the head. */
  hasFacts: boolean;
}

/** What a company does, and its facts without the location, which the head has; nothing where neither is known. */
export function CompanyAbout({ company, hasFacts }: CompanyAboutProps) {
  const t = useCompanyText();
  const { about, site, stage, size } = company;
  const areFactsHere = !useIsWide() && hasFacts;
  const isBare = !areFactsHere || (!site && !stage && !size);
  if (about === '' && isBare) return null;
  return (
    <section
      aria-labelledby="company-about"
      className="flex flex-col gap-4 px-4 pt-6 pb-2 medium:px-6"
    >
      <h3 id="company-about" className="text-title font-semibold">
        {t('aboutTitle')}
      </h3>
      {about !== '' && (
        <p dir="auto" className="wrap-anywhere">
          <Words>{about}</Words>
        </p>
      )}
      {areFactsHere && <CompanyFacts company={{ ...company, location: '' }} />}
    </section>
  );
}
