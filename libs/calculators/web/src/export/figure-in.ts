/** A number of a report, and what it counts. */
export interface Figure {
  value: number;
  /** `INR`, `USD`, `%`, `×`, or nothing for a mere number. */
  unit: string;
}

const units: Readonly<Record<string, string>> = { '₹': 'INR', $: 'USD' };

/** As the page writes figures in full: `-₹14,20,760.5`, `20.54%`, `1.5×`, `3,000`. */
const FIGURE = /^([-−]?)([₹$]?)(\d[\d,]*(?:\.\d+)?)([%×]?)$/;

/** The figure that a cell consists of; undefined for words, days and sentences. */
export function figureIn(text: string): Figure | undefined {
  const [, sign, currency = '', digits, mark = ''] = FIGURE.exec(text) ?? [];
  if (digits === undefined) return undefined;
  const size = Number(digits.replaceAll(',', ''));
  return { value: sign === '' ? size : -size, unit: units[currency] ?? mark };
}
