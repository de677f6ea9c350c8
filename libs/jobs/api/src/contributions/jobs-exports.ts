import { statement } from '@upround/shared/db';
import {
  pending,
  stateShownToApplicant,
  NOTIFY_DELAY_SECONDS,
} from '../application/application-steps';
import { inBatches, type ExportSource, type ExportValue } from '@upround/shared/ports';

/** The record after which a batch begins; null at first. */
type ExportValues = { person: string; after: string | null; limit: number };

/** Moments as PostgreSQL's own JSON writes them; the record is the row. */
interface ExportedRow {
  id: string;
  record: Readonly<Record<string, ExportValue>>;
  files?: string[];
}

const mine = (name: string, select: string, owner: string) =>
  statement<ExportedRow, ExportValues>(
    `jobs.export-${name}`,
    `${select} where ${owner} = :person::uuid and (:after::uuid is null or o.id > :after::uuid)
     order by o.id limit :limit`,
  );

function sourceOf(
  name: string,
  tables: readonly string[],
  select: string,
  owner: string,
): ExportSource {
  const read = mine(name, select, owner);
  return {
    name,
    tables,
    async *rows(db, userId) {
      const rows = inBatches((after, limit) => read.all(db, { person: userId, after, limit }));
      for await (const { record, files } of rows) {
        yield { values: record, ...(files !== undefined && { files }) };
      }
    },
  };
}

const iso = (column: string) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const jobs = sourceOf(
  'jobs',
  ['jobs'],
  `select o.id, jsonb_build_object('id', o.id, 'slug', o.slug, 'title', o.title, 'company', o.company,
     'companyStage', o.company_stage, 'description', o.description, 'location', o.location, 'type', o.type,
     'workplace', o.workplace, 'experience', o.experience, 'salaryMin', o.salary_min, 'salaryMax', o.salary_max,
     'salaryCurrency', o.salary_currency, 'salaryPeriod', o.salary_period, 'equityMin', o.equity_min,
     'equityMax', o.equity_max, 'visa', o.visa, 'visaRefused', o.visa_refused, 'tags', o.tags, 'state', o.state, 'closeReason', o.close_reason,
     'bookmarks', o.bookmark_count, 'createdAt', ${iso('o.created_at')}, 'publishedAt', ${iso('o.published_at')},
     'confirmedAt', ${iso('o.confirmed_at')}, 'editedAt', ${iso('o.edited_at')}, 'closesAt', ${iso('o.closes_at')},
     'closedAt', ${iso('o.closed_at')}) as record
   from jobs o`,
  'o.creator_id',
);

/** Who applied, and with what words, is the applicant's data: here are the job, the moment and what the creator did. */
const applicationsReceived = sourceOf(
  'applications-received',
  ['job_applications'],
  `select o.id, jsonb_build_object('job', j.slug, 'state', o.state, 'receivedAt', ${iso('o.created_at')},
     'movedAt', ${iso('o.moved_at')}, 'stars', o.stars, 'privateNote', o.private_note) as record
   from job_applications o join jobs j on j.id = o.job_id`,
  'j.creator_id',
);

/** An export shows an applicant what the app does: no answer that the job's creator can still undo. */
const since = `now() - interval '${NOTIFY_DELAY_SECONDS} seconds'`;
const shownSteps = `job_application_steps s where s.application_id = o.id and not (${pending(since)})`;

const applications = sourceOf(
  'applications',
  ['job_applications', 'job_application_steps'],
  `select o.id, jsonb_build_object('id', o.id, 'job', j.slug, 'title', j.title, 'company', j.company,
     'state', ${stateShownToApplicant(since, 'o')}, 'note', o.note, 'memo', o.memo, 'resume', u.name, 'createdAt', ${iso('o.created_at')},
     'movedAt', (select ${iso('max(s.at)')} from ${shownSteps}),
     'timeline', (select jsonb_agg(jsonb_build_object('state', s.state, 'reason', s.reason, 'message', s.message, 'reply', s.reply, 'at', ${iso('s.at')})
       order by s.id) from ${shownSteps})) as record,
     array_remove(array[o.resume_key], null) as files
   from job_applications o join jobs j on j.id = o.job_id left join uploads u on u.key = o.resume_key`,
  'o.applicant_id',
);

const savedSearches = sourceOf(
  'saved-searches',
  ['saved_searches'],
  `select o.id, jsonb_build_object('name', o.name, 'filters', o.filters, 'alert', o.alert,
     'createdAt', ${iso('o.created_at')}, 'toldAt', ${iso('o.told_at')}) as record
   from saved_searches o`,
  'o.user_id',
);

/** What the jobs slice stores of a person. */
export const jobsExports: readonly ExportSource[] = [
  jobs,
  applicationsReceived,
  applications,
  savedSearches,
];
