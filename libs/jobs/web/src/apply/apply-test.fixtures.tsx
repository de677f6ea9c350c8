import { useQuery } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import {
  appliedJobFixtures,
  apply,
  jobFixtures,
  listAppliedJobs,
  readApplication,
  readJob,
  type Application,
  type ApplicationState,
  type Job,
} from '@upround/jobs/contract';
import type { CallInput } from '@upround/shared/contract-core';
import { routes } from '@upround/shared/links';
import { queryFor } from '@upround/shared/query';
import type { SessionUser } from '@upround/shared/session';
import { aUser, fakeApi, renderScreen, segment, type FakeApi } from '@upround/shared/testing';
import { listUploads, upload, type Upload } from '@upround/uploads/contract';
import { ApplyPanel } from './panel/apply-panel';

export const [openJob] = jobFixtures;
const [{ application: shortlisted }] = appliedJobFixtures;

export const kept: Upload = {
  key: 'meera.pdf',
  url: '/media/meera.pdf',
  purpose: 'RESUME',
  name: 'Meera Iyer.pdf',
  size: 84_000,
  sha256: 'ab'.repeat(32),
  createdAt: '2026-01-05T09:30:00.000Z',
};

/** What the API answers to an application that was just sent. */
export const sent = (changes: Partial<Application> = {}): Application => ({
  ...shortlisted,
  referenceId: openJob.id,
  state: 'APPLIED',
  timeline: shortlisted.timeline.slice(0, 1),
  ...changes,
});

export const aPdf = (name = 'cv.pdf', size = 3_000) =>
  new File([`%PDF-1.7${'x'.repeat(size - 8)}`], name, { type: 'application/pdf' });

/** The name of the file that came with an upload. */
export const nameOf = (files: CallInput<typeof upload>['files'] | undefined) => {
  const [file] = files?.file ?? [];
  return file instanceof File ? file.name : '';
};

/** The same job, closed. */
export const closedJob: Job = { ...openJob, state: 'CLOSED', closeReason: 'FILLED' };

/** The same job, applied to. */
export const appliedTo = (state: ApplicationState): Job => ({
  ...openJob,
  viewer: { bookmarked: false, application: { id: sent().id, state } },
});

/** A member who may apply and has uploaded a résumé before. */
export const applyApi = (job: Job = openJob): FakeApi =>
  fakeApi()
    .on(readJob, () => job)
    .on(listUploads, () => ({ data: [kept] }))
    .on(upload, ({ files }) => ({
      ...kept,
      key: 'new.pdf',
      url: '/media/new.pdf',
      name: nameOf(files),
    }))
    .on(readApplication, () => sent({ state: job.viewer.application?.state ?? 'APPLIED' }))
    .on(listAppliedJobs, () => segment([]))
    .on(apply, ({ body }) => sent({ note: body.note ?? '' }));

/** The panel below a job that is read as the detail does. */
function Detail() {
  const { data } = useQuery(queryFor(readJob, { params: { id: openJob.slug } }));
  return data === undefined ? null : <ApplyPanel job={data} />;
}

export function openPanel({
  api = applyApi(),
  user = aUser(),
}: { api?: FakeApi; user?: SessionUser | null } = {}) {
  const path = `${routes.jobs}?job=${openJob.slug}`;
  return renderScreen(<Detail />, { api, user, path, pattern: routes.jobs });
}

/** Opens the dialog and waits until the draft has loaded. */
export async function openDialog(options: Parameters<typeof openPanel>[0] = {}) {
  const page = openPanel(options);
  await page.user.click(
    await screen.findByRole('button', { name: /^(Apply to Tidewater|Finish your application)$/ }),
  );
  const dialog = within(await screen.findByRole('dialog'));
  const note = await dialog.findByRole('textbox', { name: 'Note to Lakshmi Menon' });
  await waitFor(() => expect(page.queryClient.isFetching()).toBe(0));
  return { ...page, dialog, note };
}
