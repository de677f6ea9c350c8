import { useId, type ReactNode } from 'react';
import type { Outcome } from '@upround/calculators/model';
import { classes, FormColumns, Notice } from '@upround/shared/ui';
import { FigureTable } from '../../charts/table-disclosure';
import type { EsopResults } from '../form/esop-form';

interface EsopSectionProps {
  title: string;
  lead: string;
  /** Names the results for screen readers. */
  resultsLabel: string;
  results: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** Fields and, beside them, what follows from them. */
export function EsopSection({ title, lead, resultsLabel, results, children }: EsopSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t pt-8">
      <h2 id={id} className="text-title font-semibold">
        {title}
      </h2>
      <p className="mt-1 mb-6 max-w-measure text-muted">{lead}</p>
      <FormColumns
        asideLabel={resultsLabel}
        aside={<div className="flex flex-col gap-6">{results}</div>}
      >
        <div className="flex flex-col gap-6">{children}</div>
      </FormColumns>
    </section>
  );
}

/** Fields in as many columns as there is room for. */
export function FieldGrid({ columns = 2, children }: { columns?: 2 | 3; children: ReactNode }) {
  return (
    <div
      className={classes(
        'grid items-start gap-4 medium:grid-cols-2',
        columns === 3 && 'wide:grid-cols-3',
      )}
    >
      {children}
    </div>
  );
}

/** One result in its own frame. */
export function ResultPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex min-w-0 flex-col gap-3 rounded-surface border bg-surface-raised p-4 [contain-intrinsic-size:auto_25rem] [content-visibility:auto]"
    >
      <h3 id={id} className="text-body font-semibold">
        {title}
      </h3>
      {children}
    </section>
  );
}

interface ResultOfProps<Value> {
  outcome: Outcome<Value>;
  results: EsopResults;
  children: (value: Value) => ReactNode;
}

/** A result, or what has to be done to see it. */
export function ResultOf<Value>({ outcome, results, children }: ResultOfProps<Value>) {
  if (outcome.problem === null) return children(outcome.value);
  return <p className="text-small text-muted">{sentenceOf(outcome.problem, results)}</p>;
}

function sentenceOf(
  problem: NonNullable<Outcome<unknown>['problem']>,
  { result, texts }: EsopResults,
): string {
  if (problem.field === 'grants') return texts.t('addGrant');
  return result.problems.has(problem.field) ? texts.t('fix') : texts.why(problem);
}

interface Fact {
  label: string;
  value: string;
  isStrong?: boolean;
}

/** Names and figures, one a line. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="text-small">
      {facts.map(({ label, value, isStrong }) => (
        <div key={label} className="flex justify-between gap-4 border-b py-2 last:border-b-0">
          <dt className={isStrong ? 'font-medium' : 'text-muted'}>{label}</dt>
          <dd className={isStrong ? 'text-right font-semibold figures' : 'text-right figures'}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Formulas with the numbers that are entered. */
export function Formulas({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div className="rounded-control bg-surface-sunken px-4 py-3 text-small">
      <h4 className="font-medium">{title}</h4>
      {lines.map((line, place) => (
        // Two grants can have the same line.
        <p key={place} className="mt-1 figures wrap-anywhere">
          {line}
        </p>
      ))}
    </div>
  );
}

/** A sentence as an explanation. */
export function Note({ children }: { children: ReactNode }) {
  return <p className="text-small text-muted wrap-anywhere">{children}</p>;
}

/** A sentence that is a result. */
export function Sentence({ children }: { children: ReactNode }) {
  return <p className="wrap-anywhere">{children}</p>;
}

/** Something that people should know about a result. */
export function Warning({ children }: { children: ReactNode }) {
  return (
    <Notice tone="warning" className="wrap-anywhere">
      {children}
    </Notice>
  );
}

/** Figures in a table, which scrolls where they are too long. */
export function ResultTable(props: {
  caption: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}) {
  return <FigureTable {...props} />;
}
