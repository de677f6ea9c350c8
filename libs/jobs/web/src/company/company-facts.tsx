import type { ReactNode } from 'react';
import type { Company } from '@upround/jobs/contract';
import { classes, Link, Name } from '@upround/shared/ui';
import { useJobTexts } from '../components/job-texts';
import { useCompanyText } from './messages/catalogue';

/** A site as people write it: without its scheme and a slash at the end. */
const shownSite = (site: string) => site.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '');

/** A company's site, as a link. */
export function SiteLink({ site }: { site: string }) {
  return (
    <Link href={site} tone="accent" rel="nofollow noopener" className="wrap-anywhere">
      {shownSite(site)}
    </Link>
  );
}

interface CompanyFactsProps {
  company: Company;
  /** Beside something else, with room for two columns alone. */
  isNarrow?: boolean;
  hasRules?: boolean;
}

/** What is known of a company, each fact with its name; nothing where nothing is. */
export function CompanyFacts({ company, isNarrow = false, hasRules = false }: CompanyFactsProps) {
  const t = useCompanyText();
  const texts = useJobTexts();
  const { site, stage, size, location } = company;
  const facts: (readonly [name: 'site' | 'stage' | 'size' | 'location', fact: ReactNode])[] = [
    ['site', site !== null && <SiteLink site={site} />],
    ['stage', stage && texts.stage(stage)],
    ['size', size && t(`sizes.${size}`)],
    ['location', location !== '' && <Name>{location}</Name>],
  ];
  const known = facts.filter(([, fact]) => fact);
  if (known.length === 0) return null;
  return (
    <dl
      aria-label={t('facts')}
      className={classes(
        'gap-x-6 gap-y-4',
        hasRules && 'border-y py-4',
        isNarrow ? 'grid grid-cols-2' : 'flex flex-wrap',
      )}
    >
      {known.map(([name, fact]) => (
        <div key={name} className={isNarrow ? 'min-w-0' : 'min-w-36 grow medium:min-w-8'}>
          <dt className="text-small text-muted">{t(name)}</dt>
          <dd className="font-medium wrap-anywhere">{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
