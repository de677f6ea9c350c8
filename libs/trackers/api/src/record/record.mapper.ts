import {
  contactKinds,
  fitOf,
  trackerLimits,
  type ContactKind,
  type FitSettings,
  type Tracker,
} from '@upround/trackers/contract';
import type { TrackerAccess } from '../tracker-access';
import type { RecordRow } from './record.columns';

/** What decides how a record is shown. */
export interface RecordPresenting {
  viewer: string | null;
  access: Pick<TrackerAccess, 'contacts'>;
  /** Null where the viewer has set none. */
  fit: FitSettings | null;
  now: Date;
}

const DAY_MS = 86_400_000;

/** Whether facts may be outdated; those without a date may always be. */
export function isOutdated(asOfDay: string | null, now: Date): boolean {
  if (asOfDay === null) return true;
  return now.getTime() - Date.parse(asOfDay) > trackerLimits.outdatedDays * DAY_MS;
}

export const amountOf = ({
  amount_min: min,
  amount_max: max,
  currency,
}: Pick<RecordRow, 'amount_min' | 'amount_max' | 'currency'>): Tracker['amount'] =>
  currency === null ? null : { min, max, currency };

export const deadlineOf = ({
  closes_at: at,
  closes_local: local,
  closes_zone: zone,
}: Pick<RecordRow, 'closes_at' | 'closes_local' | 'closes_zone'>): Tracker['deadline'] =>
  at === null || local === null || zone === null ? null : { at: at.toISOString(), local, zone };

const equityOf = ({ equity_min: min, equity_max: max }: RecordRow): Tracker['equity'] =>
  min === null && max === null ? null : { min, max };

const kindsOf = (row: RecordRow): ContactKind[] => {
  const details = { APPLY: row.apply_url, PAGE: row.contact_url, EMAIL: row.contact_email };
  return contactKinds.filter((kind) => details[kind] !== null);
};

/** Turns a row into the record that goes over the wire; contact details only where the viewer has access. */
export function toTracker(row: RecordRow, { viewer, access, fit, now }: RecordPresenting): Tracker {
  const amount = amountOf(row);
  const { stages, sectors, regions } = row;
  return {
    id: row.id,
    slug: row.slug,
    type: row.type,
    name: row.name,
    summary: row.summary,
    website: row.website,
    country: row.country,
    city: row.city,
    regions,
    stages,
    sectors,
    amount,
    equity: equityOf(row),
    instrument: row.instrument,
    programWeeks: row.program_weeks,
    eligibility: row.eligibility,
    schedule: row.schedule,
    scheduleText: row.schedule_text,
    opensMonth: row.opens_month,
    closesMonth: row.closes_month,
    deadline: deadlineOf(row),
    isOpen: row.is_open,
    source: {
      name: row.source_name,
      url: row.source_url,
      asOf: row.as_of,
      isOutdated: isOutdated(row.as_of_day, now),
    },
    updatedAt: row.updated_at.toISOString(),
    locked: !access.contacts,
    contactCount: row.contact_count,
    contactKinds: kindsOf(row),
    ...(access.contacts && {
      applyUrl: row.apply_url,
      contactUrl: row.contact_url,
      contactEmail: row.contact_email,
    }),
    own:
      viewer === null
        ? null
        : {
            isBookmarked: row.is_bookmarked,
            isHidden: row.is_hidden,
            isWatched: row.is_watched,
            item:
              row.item_id === null || row.item_stage === null
                ? null
                : { id: row.item_id, stage: row.item_stage },
            fit: fitOf({ stages, sectors, regions, amount }, fit),
          },
  };
}
