/**
 * Whether one can apply to a record `r` at a moment, as constant text: by its schedule, and for regular rounds by the
 * months that it opens and closes. Null where that isn't published.
 *
 * @param now the moment, as SQL
 */
export const isOpenText = (now: string) => `case r.schedule
  when 'CLOSED' then false
  when 'ROLLING' then true
  when 'DATED' then r.closes_at > ${now}
  when 'RECURRING' then case
    when r.opens_month is null or r.closes_month is null then null
    when r.opens_month <= r.closes_month
      then extract(month from ${now} at time zone 'UTC') between r.opens_month and r.closes_month
    else extract(month from ${now} at time zone 'UTC') >= r.opens_month
      or extract(month from ${now} at time zone 'UTC') <= r.closes_month
    end
  end`;

/** The deadline of a record `r` while it lies ahead; a time without an end otherwise. */
export const dueText = (now: string) =>
  `case when r.closes_at > ${now} then r.closes_at else 'infinity'::timestamptz end`;
