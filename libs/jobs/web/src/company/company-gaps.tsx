import { Plus } from 'lucide-react';
import type { Company } from '@upround/jobs/contract';
import { Button } from '@upround/shared/ui';
import { useCompanyText } from './messages/catalogue';

const facts = ['logoUrl', 'about', 'site', 'stage', 'size', 'location'] as const;
export type CompanyFact = (typeof facts)[number];

interface CompanyGapsProps {
  company: Company;
  /** Opens the form at the field of a fact. */
  onEdit: (fact: CompanyFact) => void;
}

/** What the company's page doesn't say yet, for those who may edit it; each leads to its field. Nothing where it says all. */
export function CompanyGaps({ company, onEdit }: CompanyGapsProps) {
  const t = useCompanyText();
  const missing = facts.filter((fact) => !company[fact]);
  if (!company.viewer.mayEdit || missing.length === 0) return null;
  return (
    <section
      aria-labelledby="company-gaps"
      className="flex flex-col gap-3 px-4 pt-6 pb-2 medium:px-6"
    >
      <h3 id="company-gaps" className="text-title font-semibold">
        {t('gaps.title')}
      </h3>
      <ul className="flex flex-wrap gap-2">
        {missing.map((fact) => (
          <li key={fact}>
            <Button size="small" icon={Plus} onClick={() => onEdit(fact)}>
              {t(`gaps.${fact}`)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
