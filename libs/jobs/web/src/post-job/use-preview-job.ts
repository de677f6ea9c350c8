import { useState } from 'react';
import type { Job } from '@upround/jobs/contract';
import type { SessionUser } from '@upround/shared/session';
import { useNamedCompany } from '../company/use-companies';
import { equityOf, salaryOf, sponsorsVisaOf, type JobValues } from './job-values';
import { usePostText } from './messages/catalogue';

const isSound = ({ min, max }: { min: number; max: number | null }) =>
  Number.isFinite(min) && (max === null || max >= min);

const sound = <Range extends { min: number; max: number | null }>(range: Range | null) =>
  range !== null && isSound(range) ? range : null;

/** The job of the form as viewers would see it; a missing title or company has a placeholder. */
export function usePreviewJob(
  values: JobValues,
  job: Job | undefined,
  user: SessionUser | null,
): Job {
  const t = usePostText();
  const [now] = useState(() => new Date().toISOString());
  const isSameCompany = job?.company === values.company.trim();
  const named = useNamedCompany(isSameCompany ? '' : values.company);
  const written = (text: string, instead: string) => (text.trim() === '' ? instead : text.trim());
  return {
    id: job?.id ?? 'new',
    slug: job?.slug ?? 'new',
    title: written(values.title, t('preview.noTitle')),
    company: written(values.company, t('preview.noCompany')),
    companyRecord: isSameCompany ? (job.companyRecord ?? null) : (named ?? null),
    companyStage: values.companyStage === '' ? null : values.companyStage,
    description: values.description,
    location: values.location.trim(),
    type: values.type,
    workplace: values.workplace,
    salary: sound(salaryOf(values)),
    equity: sound(equityOf(values)),
    experience: values.experience === '' ? null : values.experience,
    visa: values.sponsorsVisa === 'YES',
    sponsorsVisa: sponsorsVisaOf(values),
    tags: values.tags,
    state: 'OPEN',
    closeReason: null,
    creator: job?.creator ?? {
      id: user?.id ?? '',
      slug: user?.slug ?? '',
      displayName: user?.displayName ?? '',
      headline: '',
      avatarUrl: user?.avatarUrl ?? null,
      role: null,
    },
    replies: job?.replies ?? { rate: null, medianHours: null },
    publishedAt: job?.publishedAt ?? now,
    closesAt: job?.closesAt ?? null,
    closedAt: null,
    editedAt: job?.editedAt ?? null,
    lastActiveAt: now,
    stale: false,
    bookmarkCount: job?.bookmarkCount ?? 0,
    viewer: { bookmarked: false, application: null },
    applications: null,
  };
}
