/** What a number of a chart is counted in, written before (₹) or after it (%, days). */
export interface Unit {
  before?: string;
  after?: string;
}

interface Sheet {
  title: string;
  /** What is measured, for which group and period. */
  note?: string;
}

/** Everything that can be drawn for a post. Charts carry their own numbers; scenes vary with `seed`. */
export type Drawing =
  | (Sheet & {
      kind: 'bars';
      unit?: Unit;
      bars: readonly { label: string; value: number }[];
      /** Index of the bar that the post is about. */
      highlight?: number;
    })
  | (Sheet & {
      kind: 'lines';
      unit?: Unit;
      x: readonly string[];
      series: readonly { name: string; values: readonly number[] }[];
    })
  | (Sheet & {
      kind: 'cohorts';
      columns: readonly string[];
      /** Percent of the cohort that stayed, one number a column; shorter rows are still young. */
      rows: readonly { label: string; size: number; kept: readonly number[] }[];
    })
  | (Sheet & { kind: 'funnel'; steps: readonly { label: string; value: number }[] })
  | (Sheet & { kind: 'table'; columns: readonly string[]; rows: readonly (readonly string[])[] })
  | (Sheet & { kind: 'shares'; parts: readonly { label: string; percent: number }[] })
  | (Sheet & { kind: 'timeline'; events: readonly { when: string; what: string }[] })
  | (Sheet & {
      kind: 'quadrant';
      across: readonly [string, string];
      up: readonly [string, string];
      /** Places between 0 and 1, from the left and from the bottom. */
      points: readonly { label: string; x: number; y: number }[];
    })
  | { kind: 'whiteboard'; title: string; notes: readonly string[]; seed: number }
  | {
      kind: 'screen';
      title: string;
      /** Rows of the phone screen: label on the left, value on the right. */
      rows: readonly { label: string; value: string }[];
      action: string;
      /** Remarks beside the phone. */
      remarks: readonly string[];
    }
  | {
      kind: 'map';
      title: string;
      note?: string;
      /** Places between 0 and 1, from the left and from the top; `size` 1 to 5. */
      places: readonly { name: string; x: number; y: number; size?: number }[];
      seed: number;
    }
  | {
      kind: 'landscape';
      scene: 'hills' | 'coast' | 'fields' | 'city';
      light: 'morning' | 'noon' | 'dusk';
      seed: number;
    }
  | { kind: 'desk'; seed: number }
  | {
      kind: 'photo';
      scene: 'street' | 'window' | 'produce' | 'mist' | 'bench' | 'cells';
      seed: number;
    }
  | {
      kind: 'dashboard';
      look: 'light' | 'dark';
      address: string;
      title: string;
      period: string;
      menu: readonly string[];
      /** Three or four; a change that falls begins with “–”. */
      figures: readonly { label: string; value: string; change: string }[];
      caption: string;
      curve: readonly number[];
    }
  | {
      kind: 'sketch';
      title: string;
      /** Boxes with arrows between them, at most six. */
      steps: readonly string[];
      remark: string;
      seed: number;
    }
  | { kind: 'notebook'; title: string; lines: readonly string[]; seed: number }
  | {
      kind: 'mockup';
      thing: 'carton' | 'phones' | 'bottle';
      tone: 'coral' | 'teal' | 'violet' | 'sand';
      name: string;
    }
  | {
      kind: 'streets';
      look: 'day' | 'night';
      /** Places between 0 and 1, from the left and from the top, in the order of the way. */
      stops: readonly { name: string; x: number; y: number }[];
      seed: number;
    }
  | { kind: 'shelf'; seed: number };

export type DrawingKind = Drawing['kind'];
/** One kind of drawing with its fields. */
export type DrawingOf<Kind extends DrawingKind> = Extract<Drawing, { kind: Kind }>;
