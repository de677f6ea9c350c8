import { useState } from 'react';
import type { Applicant, Job } from '@upround/jobs/contract';
import { links } from '@upround/shared/links';
import { toast, useFailureToast } from '@upround/shared/toasts';
import { allApplicants, type ApplicantChoice } from '../data/hiring-queries';
import { useHiringText } from '../messages/catalogue';
import { csvFile, csvOf, localDay, saveFile, type CsvColumn } from '@upround/shared/files';
import { useDecisionText } from '../decision/messages/catalogue';
import { useFaces } from '../model/applicant-face';

/** A CSV file of all applicants that match the filters. In blind mode it contains no more than the page. */
export function useApplicantCsv(job: Job) {
  const t = useHiringText();
  const d = useDecisionText();
  const fail = useFailureToast();
  const { isBlind, faceOf } = useFaces();
  const [isBusy, setBusy] = useState(false);

  const who: CsvColumn<Applicant>[] = isBlind
    ? [{ heading: t('csv.number'), of: (one) => faceOf(one).name }]
    : [
        { heading: t('csv.name'), of: ({ applicant }) => applicant?.displayName ?? null },
        { heading: t('csv.headline'), of: ({ applicant }) => applicant?.headline ?? null },
        {
          heading: t('csv.profile'),
          of: ({ applicant }) =>
            applicant === undefined ? null : `${location.origin}${links.user(applicant.slug)}`,
        },
      ];
  const columns: CsvColumn<Applicant>[] = [
    ...who,
    { heading: t('csv.stage'), of: ({ state }) => t(`state.${state}`) },
    { heading: t('csv.stars'), of: ({ stars }) => (stars === 0 ? null : stars) },
    { heading: t('csv.applied'), of: ({ createdAt }) => localDay(createdAt) },
    { heading: t('csv.moved'), of: ({ movedAt }) => localDay(movedAt) },
    {
      heading: t('csv.reason'),
      of: ({ state, timeline }) => {
        const reason = state === 'REJECTED' ? timeline.at(-1)?.reason : null;
        return reason ? d(`reasons.${reason}`) : null;
      },
    },
    { heading: t('csv.note'), of: ({ note }) => note },
    { heading: t('csv.resume'), of: ({ resume }) => t(resume === null ? 'csv.no' : 'csv.yes') },
    { heading: t('csv.ownNote'), of: ({ privateNote }) => privateNote ?? null },
  ];

  async function download(choice: ApplicantChoice) {
    setBusy(true);
    try {
      const rows = await allApplicants(job.id, choice);
      saveFile(csvFile(await csvOf(rows, columns)), t('csv.file', { job: job.slug }));
      toast.show({ text: t('applicants.csvDone', { count: rows.length }) });
    } catch (error) {
      fail(error, t('applicants.csvFailed'));
    } finally {
      setBusy(false);
    }
  }
  return { download, isBusy };
}
