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
import {
  changesTo,
  emptyJob,
  fieldOf,
  toFields,
  typedSince,
  valuesOf,
  type JobValues,
  type Outcome,
} from './job-values';
import { usePostText } from './messages/catalogue';
import { usePostingKeeper } from './use-posting-keeper';

/** Checks for what was wanted last: more must be said of an open job than of a draft. */
function useFaults(): { resolver: Resolver<JobValues>; want: (outcome: Outcome) => void } {
  const wanted = useRef<Outcome>('OPEN');
  return {
    resolver(values) {
      const made = toFields(values, wanted.current);
      if ('fields' in made) return { values, errors: {} };
      const errors = Object.entries(made.faults).map(([field, fault]) => [
        field,
        { type: 'validate', message: fault },
      ]);
      return { values: {}, errors: Object.fromEntries(errors) };
    },
    want(outcome) {
      wanted.current = outcome;
    },
  };
}

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
 * @param onCreated called with the id of the draft that a new job was saved as
 */
export function useJobForm(userId: string, job: Job | undefined, onCreated: (id: string) => void) {
  const t = usePostText();
  const navigate = useNavigate();
  const jobs = useOwnJobs();
  const keyFor = useSameKey();
  const { resolver, want } = useFaults();
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
    const made = toFields(values, outcome);
    if (!('fields' in made)) return undefined;
    if (job === undefined) {
      const body = { ...made.fields, state: outcome };
      return jobs.create(body, keyFor(body));
    }
    const changes = changesTo(job, made.fields);
    const opens = job.state === 'DRAFT' && outcome === 'OPEN';
    if (Object.keys(changes).length === 0 && !opens) return job;
    return jobs.edit(job, { ...changes, ...(opens && { state: 'OPEN' }) });
  }

  /** The form goes on from what the server has; what was typed while it was on its way stays. */
  function settle(sent: JobValues, written: Job) {
    const saved = valuesOf(written);
    const later = typedSince(sent, form.getValues());
    form.reset(saved, { keepValues: true, keepFieldsRef: true });
    // In one step: a field that somebody types in is not written to.
    form.reset({ ...saved, ...later }, { keepDefaultValues: true, keepFieldsRef: true });
    keeper.forget(postingDraft(userId, written.slug), Object.keys(later).length > 0);
  }

  function fail(error: unknown) {
    const field = error instanceof ApiError ? fieldOf(error.path ?? '') : undefined;
    if (field !== undefined) {
      // What is hidden does not take the focus.
      flushSync(() => setReviewed(false));
      form.setError(field, { type: 'server', message: 'unreadable' }, { shouldFocus: true });
    } else setFailure(error instanceof Error ? error : new Error('unknown failure'));
  }

  const submit = (outcome: Outcome, action: (values: JobValues) => unknown) => {
    want(outcome);
    void form.handleSubmit(action)();
  };

  const send = (outcome: Outcome) =>
    submit(outcome, async (values) => {
      setFailure(null);
      setSending(outcome);
      try {
        const written = await write(values, outcome);
        if (written === undefined) return;
        settle(values, written);
        const { id, slug, title } = written;
        if (outcome === 'DRAFT') {
          if (job === undefined) onCreated(id);
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
    });

  const edit = () => setReviewed(false);
  /** Goes on to the preview once nothing is missing. */
  const review = () =>
    submit('OPEN', () => {
      setFailure(null);
      setReviewed(true);
    });
  const discard = () => {
    form.reset(job === undefined ? emptyJob : valuesOf(job), { keepFieldsRef: true });
    keeper.forget();
    form.setFocus('title');
  };
  return { form, send, review, edit, isReviewed, sending, failure, keeper, discard };
}

export type JobForm = ReturnType<typeof useJobForm>;
