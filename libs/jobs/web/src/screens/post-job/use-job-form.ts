import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm, type Resolver } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { Job } from '@upround/jobs/contract';
import { ApiError } from '@upround/shared/api-client';
import { links } from '@upround/shared/links';
import { toast } from '@upround/shared/toasts';
import { postingDraft } from '../../data/hiring-drafts';
import { useOwnJobs } from '../../data/hiring-jobs';
import { changesTo, emptyJob, fieldOf, toDraft, valuesOf, type JobValues } from './job-values';
import { usePostText } from './messages/catalogue';
import { usePostingKeeper } from './use-posting-keeper';

/** What the press of a button makes of the form. */
export type Outcome = 'DRAFT' | 'OPEN';

const resolver: Resolver<JobValues> = (values) => {
  const made = toDraft(values);
  if ('draft' in made) return { values, errors: {} };
  const errors = Object.entries(made.faults).map(([field, fault]) => [
    field,
    { type: 'validate', message: fault },
  ]);
  return { values: {}, errors: Object.fromEntries(errors) };
};

/** Trying again with the same words does not post them twice. */
function useSameKey() {
  const latest = useRef({ body: '', key: '' });
  return (body: unknown) => {
    const text = JSON.stringify(body);
    if (latest.current.body !== text) latest.current = { body: text, key: crypto.randomUUID() };
    return latest.current.key;
  };
}

/**
 * The state of the form of a job: values, the copy that is kept, sending, and what came of it.
 *
 * @param job the draft or the open job that is edited; none for a new one
 */
export function useJobForm(userId: string, job: Job | undefined) {
  const t = usePostText();
  const navigate = useNavigate();
  const jobs = useOwnJobs();
  const keyFor = useSameKey();
  const form = useForm<JobValues>({
    defaultValues: job === undefined ? emptyJob : valuesOf(job),
    resolver,
  });
  const kept = useMemo(() => postingDraft<JobValues>(userId, job?.slug), [job?.slug, userId]);
  const keeper = usePostingKeeper(form, kept);
  const [failure, setFailure] = useState<Error | null>(null);
  const [sending, setSending] = useState<Outcome>();
  const [isReviewed, setReviewed] = useState(false);

  async function write(values: JobValues, outcome: Outcome): Promise<Job | undefined> {
    const made = toDraft(values);
    if (!('draft' in made)) return undefined;
    if (job === undefined) {
      const body = { ...made.draft, state: outcome };
      return jobs.create(body, keyFor(body));
    }
    const changes = changesTo(job, made.draft);
    const opens = job.state === 'DRAFT' && outcome === 'OPEN';
    if (Object.keys(changes).length === 0 && !opens) return job;
    return jobs.edit(job, { ...changes, ...(opens && { state: 'OPEN' }) });
  }

  function fail(error: unknown) {
    const field = error instanceof ApiError ? fieldOf(error.path ?? '') : undefined;
    if (field !== undefined) {
      // What is hidden does not take the focus.
      flushSync(() => setReviewed(false));
      form.setError(field, { type: 'server', message: 'unreadable' }, { shouldFocus: true });
    } else setFailure(error instanceof Error ? error : new Error('unknown failure'));
  }

  const send = (outcome: Outcome) =>
    void form.handleSubmit(async (values) => {
      setFailure(null);
      setSending(outcome);
      try {
        const written = await write(values, outcome);
        if (written === undefined) return;
        keeper.forget();
        form.reset(valuesOf(written), { keepFieldsRef: true });
        const { slug, title } = written;
        if (outcome === 'DRAFT') {
          toast.show({ text: t('done.draft') });
          await navigate(links.postJob({ job: slug }), { replace: true });
        } else {
          toast.show({ text: t(job?.state === 'OPEN' ? 'done.edited' : 'done.posted', { title }) });
          await navigate(links.jobs({ job: slug }));
        }
      } catch (error) {
        fail(error);
      } finally {
        setSending(undefined);
      }
    })();

  const edit = () => setReviewed(false);
  /** Goes on to the preview once nothing is missing. */
  const review = () =>
    void form.handleSubmit(() => {
      setFailure(null);
      setReviewed(true);
    })();
  const discard = () => {
    keeper.forget();
    form.reset(job === undefined ? emptyJob : valuesOf(job), { keepFieldsRef: true });
    form.setFocus('title');
  };
  return { form, send, review, edit, isReviewed, sending, failure, keeper, discard };
}

export type JobForm = ReturnType<typeof useJobForm>;
