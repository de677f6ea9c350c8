import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm, type Resolver } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { Job, JobSummary } from '@upround/jobs/contract';
import { ApiError } from '@upround/shared/api-client';
import {
  checkedBy,
  errorOf,
  showServerError,
  useAutosave,
  useIdempotencyKey,
} from '@upround/shared/forms';
import { links } from '@upround/shared/links';
import { toast } from '@upround/shared/toasts';
import { postingDraft } from './hiring-drafts';
import { useOwnJobs } from '../hiring/data/hiring-jobs';
import {
  changesTo,
  emptyJob,
  fieldOf,
  startOf,
  toFields,
  typedSince,
  valuesOf,
  type JobValues,
  type Outcome,
} from './job-values';
import { usePostText } from './messages/catalogue';

const resolverFor = (outcome: Outcome) =>
  checkedBy<JobValues>((values) => {
    const made = toFields(values, outcome);
    return 'fields' in made ? {} : made.errors;
  });
const resolvers: Record<Outcome, Resolver<JobValues>> = {
  OPEN: resolverFor('OPEN'),
  DRAFT: resolverFor('DRAFT'),
};

/** Validates for the last requested action: an open job needs more than a draft. */
function useChecks(): { resolver: Resolver<JobValues>; want: (outcome: Outcome) => void } {
  const wanted = useRef<Outcome>('OPEN');
  return {
    resolver: (...given) => resolvers[wanted.current](...given),
    want(outcome) {
      wanted.current = outcome;
    },
  };
}

const isSame = (begun: JobValues, now: JobValues) =>
  Object.keys(typedSince(begun, now)).length === 0;

/** What a new job begins with: once the last job is read, its company, though the list of jobs is read again later. */
function useStart(last: JobSummary | undefined): JobValues {
  const [start, setStart] = useState(() => startOf(last));
  if (start === emptyJob && last !== undefined) setStart(startOf(last));
  return start;
}

/**
 * The fields of the form: those of the job, or of a new one, which begins with the company of the last;
 * and their draft on this device.
 */
function useFields(
  userId: string,
  job: Job | undefined,
  last: JobSummary | undefined,
  resolver: Resolver<JobValues>,
) {
  const start = useStart(last);
  const form = useForm<JobValues>({
    defaultValues: job === undefined ? start : valuesOf(job),
    resolver,
  });
  // The last job is read after the form is there. What was typed or saved by then stays: a job that was just saved is
  // itself the last one, and its form doesn't know it until the address has changed.
  const begin = useEffectEvent(() => {
    if (job === undefined && isSame(emptyJob, form.getValues()))
      form.reset(start, { keepFieldsRef: true });
  });
  useEffect(() => {
    if (start !== emptyJob) begin();
  }, [start]);
  const draft = useMemo(() => postingDraft<JobValues>(userId, job?.slug), [job?.slug, userId]);
  const autosave = useAutosave(form, draft, {
    empty: emptyJob,
    isEmpty: (values) => [emptyJob, start].some((begun) => isSame(begun, values)),
  });
  return { form, start, autosave };
}

/**
 * The state of the form of a job: values, the draft on this device, sending, and what came of it.
 *
 * @param job the draft or the open job that is edited; none for a new one
 * @param last the creator's last job, whose company a new one begins with; undefined until it is read
 * @param onCreated called with the id of the draft that a new job was saved as
 */
export function useJobForm(
  userId: string,
  job: Job | undefined,
  last: JobSummary | undefined,
  onCreated: (id: string) => void,
) {
  const t = usePostText();
  const navigate = useNavigate();
  const jobs = useOwnJobs();
  const keyFor = useIdempotencyKey();
  const { resolver, want } = useChecks();
  const { form, start, autosave } = useFields(userId, job, last, resolver);
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

  /** Resets the form to the server's values, but keeps text typed during the request. */
  function settle(sent: JobValues, written: Job) {
    const saved = valuesOf(written);
    const later = typedSince(sent, form.getValues());
    form.reset(saved, { keepValues: true, keepFieldsRef: true });
    // In one step, and not into the field that has the focus.
    form.reset({ ...saved, ...later }, { keepDefaultValues: true, keepFieldsRef: true });
    autosave.clear(postingDraft(userId, written.slug), Object.keys(later).length > 0);
  }

  function fail(error: unknown) {
    // A hidden field can't take the focus.
    if (error instanceof ApiError && fieldOf(error.path ?? '') !== undefined)
      flushSync(() => setReviewed(false));
    if (!showServerError(form, error, fieldOf, () => 'unreadable')) setFailure(errorOf(error));
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
    form.reset(job === undefined ? start : valuesOf(job), { keepFieldsRef: true });
    autosave.clear();
    form.setFocus('title');
  };
  return { form, send, review, edit, isReviewed, sending, failure, autosave, discard };
}

export type JobForm = ReturnType<typeof useJobForm>;
