import { listAppliedJobs, type AppliedJob } from '@upround/jobs/contract';
import { api } from '@upround/shared/api-client';
import { useJobTexts } from '../../components/job-texts';
import { useJobsText } from '../../messages/catalogue';
import { csvFile, csvOf, localDay, saveFile, type CsvColumn } from '@upround/shared/files';
import { useAppliedText } from '../messages/catalogue';

/** As many as the API gives at once. */
const PAGE = 50;

/** All applications of the viewer, the latest first. */
async function readAll(): Promise<AppliedJob[]> {
  const all: AppliedJob[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const query = { applied: 'true', limit: PAGE, cursor } as const;
    const page: { data: AppliedJob[]; nextSegment: string | null } = await api.call(
      listAppliedJobs,
      { query },
    );
    all.push(...page.data);
    cursor = page.nextSegment;
  }
  return all;
}

function useColumns(): CsvColumn<AppliedJob>[] {
  const t = useAppliedText();
  const tJobs = useJobsText();
  const texts = useJobTexts();
  return [
    { heading: t('column.job'), of: ({ title }) => title },
    { heading: t('column.company'), of: ({ company }) => company },
    { heading: t('column.location'), of: ({ location }) => location },
    { heading: t('column.workplace'), of: ({ workplace }) => texts.workplace(workplace) },
    { heading: t('column.type'), of: ({ type }) => texts.type(type) },
    {
      heading: t('column.salary'),
      of: ({ salary }) => (salary === null ? '' : texts.salary(salary)),
    },
    {
      heading: t('column.state'),
      of: ({ application }) => tJobs(`application.${application.state}`),
    },
    { heading: t('column.appliedAt'), of: ({ application }) => localDay(application.createdAt) },
    { heading: t('column.movedAt'), of: ({ application }) => localDay(application.movedAt) },
    { heading: t('column.note'), of: ({ application }) => application.note },
    { heading: t('column.resume'), of: ({ application }) => application.resume?.name ?? '' },
    { heading: t('column.memo'), of: ({ application }) => application.memo },
  ];
}

/**
 * Reads all of the viewer's applications and downloads them as a file.
 *
 * @returns the function that does so; it throws what the API answers
 */
export function useApplicationsFile(): () => Promise<void> {
  const t = useAppliedText();
  const columns = useColumns();
  return async () => {
    const text = await csvOf(await readAll(), columns);
    saveFile(csvFile(text), t('csvName', { day: localDay(new Date().toISOString()) }));
  };
}
