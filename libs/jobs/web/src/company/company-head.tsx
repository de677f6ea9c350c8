import { Link2, Pencil } from 'lucide-react';
import type { Company } from '@upround/jobs/contract';
import { links } from '@upround/shared/links';
import { useCopyLink } from '@upround/shared/toasts';
import { Button, CompanyMark, Name, Words } from '@upround/shared/ui';
import { CompanyFacts } from './company-facts';
import { useCompanyText } from './messages/catalogue';

interface CompanyHeadProps {
  company: Company;
  onEdit: () => void;
}

/** Logo, name, what it does, and the facts. */
export function CompanyHead({ company, onEdit }: CompanyHeadProps) {
  const t = useCompanyText();
  const { name, logoUrl, about, viewer } = company;
  const copy = useCopyLink(links.jobs({ company: company.slug }));
  return (
    <header className="flex flex-col gap-6 px-4 py-6 medium:px-6">
      <div className="flex items-start gap-4">
        <CompanyMark name={name} logoUrl={logoUrl} size={72} />
        <div className="flex min-w-0 grow flex-col gap-1">
          <h2
            dir="auto"
            className="text-title font-semibold text-balance wrap-anywhere wide:text-display"
          >
            <Name>{name}</Name>
          </h2>
          {about !== '' && (
            <p dir="auto" className="text-muted wrap-anywhere">
              <Words>{about}</Words>
            </p>
          )}
          <div className="flex flex-wrap gap-2 pt-2">
            <Button size="small" icon={Link2} onClick={copy}>
              {t('share')}
            </Button>
            {viewer.mayEdit && (
              <Button size="small" icon={Pencil} onClick={onEdit}>
                {t('edit.open')}
              </Button>
            )}
          </div>
        </div>
      </div>
      <CompanyFacts company={company} />
    </header>
  );
}
