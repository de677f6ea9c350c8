import { use, type ReactNode } from 'react';
import type { Experience } from '@upround/profile/contract';
import { useFormat } from '@upround/shared/i18n';
import { CompanyMark, Link, MetaLine, Name, Words } from '@upround/shared/ui';
import { CompanyPartsContext } from '../../company-parts';
import { useProfileText } from '../../messages/catalogue';
import { dayWithin, spanOf } from '../../model/experience-dates';

interface ExperienceEntryProps {
  entry: Experience;
  /** What its owner may do with it. */
  children?: ReactNode;
}

/** One entry of a person's experience: title, company and period. */
export function ExperienceEntry({ entry, children }: ExperienceEntryProps) {
  const t = useProfileText();
  const format = useFormat();
  const { pathOf } = use(CompanyPartsContext);
  const href = entry.companyRecord ? pathOf?.(entry.companyRecord.slug) : undefined;
  const from = format.month(dayWithin(entry.startMonth));
  const to =
    entry.endMonth === null ? t('experience.present') : format.month(dayWithin(entry.endMonth));
  return (
    <div className="flex gap-3">
      <CompanyMark name={entry.company} logoUrl={entry.companyRecord?.logoUrl} />
      <div className="min-w-0 grow">
        <div className="flex items-start gap-2">
          <h3 className="min-w-0 grow font-medium wrap-anywhere">
            <Name>{entry.title}</Name>
          </h3>
          {children}
        </div>
        <p className="text-small wrap-anywhere">
          {href !== undefined ? (
            <Link href={href} tone="text">
              <Name>{entry.company}</Name>
            </Link>
          ) : (
            <Name>{entry.company}</Name>
          )}
          {entry.location !== '' && (
            <span className="text-muted dot">
              <Name>{entry.location}</Name>
            </span>
          )}
        </p>
        <MetaLine>
          <span>{from === to ? from : t('experience.period', { from, to })}</span>
          <span>{t('experience.span', spanOf(entry, new Date()))}</span>
        </MetaLine>
        {entry.description !== '' && (
          <p dir="auto" className="mt-2 max-w-measure text-small whitespace-pre-wrap wrap-anywhere">
            <Words>{entry.description}</Words>
          </p>
        )}
      </div>
    </div>
  );
}
