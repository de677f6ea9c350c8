const MINUTE = 60_000;
/** Some browsers write seconds as well. */
const CLOCK = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

/** Formatters by time zone: making one takes longer than using it. */
const formats = /* @__PURE__ */ new Map<string, Intl.DateTimeFormat>();

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  formats.set(timeZone, format);
  return format;
}

/** A moment as the clock of a zone has it: `2027-03-14T23:59`. */
export function clockOf(moment: string, timeZone: string): string {
  const parts = formatIn(timeZone).formatToParts(new Date(moment));
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`;
}

/** The moment at which a zone's clock shows a time; null where nothing readable was chosen. */
export function momentOf(clock: string, timeZone: string): string | null {
  const minute = CLOCK.exec(clock)?.[0];
  // Without a date, some engines would read the rest as one.
  if (minute === undefined) return null;
  const wanted = Date.parse(`${minute}:00Z`);
  if (Number.isNaN(wanted)) return null;
  const shift = (moment: number) =>
    Date.parse(`${clockOf(new Date(moment).toISOString(), timeZone)}:00Z`) -
    Math.floor(moment / MINUTE) * MINUTE;
  // The second time around the shift is that of the moment itself, also near a change of the clock.
  const near = wanted - shift(wanted);
  return new Date(wanted - shift(near)).toISOString();
}
