import { Link2, Pencil } from 'lucide-react';
import type { Company } from '@upround/jobs/contract';
import { links } from '@upround/shared/links';
import { useCopyLink } from '@upround/shared/toasts';
import { BannerDrawing, Button, ButtonLink, classes, CompanyMark, Name } from '@upround/shared/ui';
import { useCompanyText } from './messages/catalogue';

interface CompanyHeadProps {
  company: Company;
  /** Undefined while it is being edited. */
  onEdit: (() => void) | undefined;
}

/** The logo on a drawn banner, the name, and the way to the open jobs. */
export function CompanyHead({ company, onEdit }: CompanyHeadProps) {
  const t = useCompanyText();
  const { name, logoUrl, location, openJobCount, jobs, viewer } = company;
  const copy = useCopyLink(links.jobs({ company: company.slug }));
  const [newest] = jobs;
  const mayEdit = onEdit !== undefined && viewer.mayEdit;
  return (
    <header className="border-b">
      <div className="h-24 overflow-hidden bg-surface-sunken">
        <BannerDrawing seed={company.slug} />
      </div>
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3 px-4 pb-6 medium:px-6">
        <CompanyMark
          name={name}
          logoUrl={logoUrl}
          size={96}
          className="-mt-10 border-4 border-surface"
        />
        <div className="min-w-0 grow basis-60 pt-3">
          <h2
            dir="auto"
            className="text-title font-semibold text-balance wrap-anywhere wide:text-display"
          >
            <Name>{name}</Name>
          </h2>
          {location !== '' && (
            <p className="text-muted wrap-anywhere">
              <Name>{location}</Name>
            </p>
          )}
        </div>
        <div className="flex flex-wrap gap-2 max-medium:basis-full">
          {mayEdit && (
            <Button icon={Pencil} className="grow" onClick={onEdit}>
              {t('edit.open')}
            </Button>
          )}
          <Button icon={Link2} className="grow" onClick={copy}>
            {t('share')}
          </Button>
          {newest !== undefined && (
            <ButtonLink
              variant="primary"
              className={classes(
                'order-first grow medium:order-none',
                mayEdit && 'max-medium:basis-full',
              )}
              href={openJobCount === 1 ? links.jobs({ job: newest.slug }) : '#company-jobs'}
            >
              {t('seeOpen', { count: openJobCount })}
            </ButtonLink>
          )}
        </div>
      </div>
    </header>
  );
}
