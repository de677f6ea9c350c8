import type {
  FundingRegion,
  FundingSector,
  FundingStage,
  Instrument,
  PipelineStage,
  Schedule,
  TrackerType,
} from '@upround/trackers/contract';
import type { Currency } from '@upround/shared/domain';

/** The viewer: the id of a person or null for a guest, and whether the whole angel tracker is open. */
export type Viewing = { viewer: string | null; angels: boolean };

/** A record with the viewer's own marks. */
export interface RecordRow {
  id: string;
  slug: string;
  type: TrackerType;
  name: string;
  name_key: string;
  summary: string;
  website: string | null;
  country: string | null;
  city: string | null;
  regions: FundingRegion[];
  stages: FundingStage[];
  sectors: FundingSector[];
  amount_min: number | null;
  amount_max: number | null;
  currency: Currency | null;
  equity_min: number | null;
  equity_max: number | null;
  instrument: Instrument | null;
  program_weeks: number | null;
  eligibility: string | null;
  apply_url: string | null;
  contact_url: string | null;
  contact_email: string | null;
  contact_count: number;
  schedule: Schedule | null;
  schedule_text: string | null;
  opens_month: number | null;
  closes_month: number | null;
  /** As `YYYY-MM-DDTHH:MM`. */
  closes_local: string | null;
  closes_zone: string | null;
  closes_at: Date | null;
  is_open: boolean | null;
  source_name: string;
  source_url: string;
  as_of: string | null;
  /** As `YYYY-MM-DD`. */
  as_of_day: string | null;
  updated_at: Date;
  is_bookmarked: boolean;
  is_hidden: boolean;
  is_watched: boolean;
  item_id: string | null;
  item_stage: PipelineStage | null;
}

/** What the viewer has hidden. */
const hidden = `exists (
  select from tracker_hidden h where h.user_id = :viewer::uuid and h.record_id = r.id)`;

/** Columns of `RecordRow` for `:viewer`, of the record `r` and the pipeline's item `i`. */
export const recordColumns = `
  r.id, r.slug, r.type, r.name, r.name_key, r.summary, r.website, r.country, r.city, r.regions, r.stages, r.sectors,
  r.amount_min::float8, r.amount_max::float8, r.currency, r.equity_min::float8, r.equity_max::float8, r.instrument,
  r.program_weeks, r.eligibility, r.apply_url, r.contact_url, r.contact_email, r.contact_count, r.schedule,
  r.schedule_text, r.opens_month, r.closes_month, to_char(r.closes_local, 'YYYY-MM-DD"T"HH24:MI') as closes_local,
  r.closes_zone, r.closes_at, r.is_open, r.source_name, r.source_url, r.as_of, r.as_of_day::text, r.updated_at,
  (select true from bookmark_view m where m.user_id = :viewer::uuid and m.reference_id = r.id) is true as is_bookmarked,
  ${hidden} as is_hidden,
  exists (select from tracker_watches w where w.user_id = :viewer::uuid and w.record_id = r.id) as is_watched,
  i.id as item_id, i.stage as item_stage`;

/** Joins the item of the viewer's pipeline. */
export const recordJoins = `left join pipeline_items i on i.user_id = :viewer::uuid and i.record_id = r.id`;

/** The one rule of who may read a record: of angels, a sample without a plan or the bundle. */
export const readable = `(r.removed_at is null and (r.type <> 'ANGEL' or r.is_sample or :angels::boolean))`;

/** What lists show to `:viewer`: not what they marked as not a fit, or with `:hidden` only that. */
export const listed = `(r.removed_at is null and r.type = :type
  and (:angels::boolean or r.type <> 'ANGEL' or r.is_sample) and ${hidden} = :hidden::boolean)`;
