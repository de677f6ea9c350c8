/** A bar from a low to a high value; several are under each other on one scale. */
export interface ReportBar {
  label: string;
  from: number;
  to: number;
  /** A value within it. */
  mark?: number;
  /** What the bar says in words. */
  text: string;
}

/** Lines over one scale of x. */
export interface ReportLine {
  label: string;
  points: readonly (readonly [x: number, y: number])[];
}

export interface ReportTable {
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

export type ReportRow = readonly [label: string, value: string];

export interface ReportSection {
  heading: string;
  rows: readonly ReportRow[];
  table?: ReportTable;
  bars?: readonly ReportBar[];
  lines?: {
    series: readonly ReportLine[];
    /** What the ends of both scales say. */
    x: readonly [string, string];
    y: readonly [string, string];
  };
}

/** How amounts are written: `₹7,74,12,345` or `₹7.74Cr`. */
export type ReportAmounts = 'full' | 'short';

/** A calculator's numbers and results, as files hold them. */
export interface Report {
  title: string;
  /** Where the same numbers can be opened. */
  link: string;
  /** When the report was made, in words. */
  madeOn: string;
  notAdvice: string;
  sections: readonly ReportSection[];
}
