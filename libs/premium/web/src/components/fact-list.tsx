import type { ReactNode } from 'react';

export interface Fact {
  label: string;
  value: ReactNode;
  /** The sum of those above it. */
  isTotal?: boolean;
}

/** Labels with their values at the end of the line. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="flex flex-col gap-2 text-small figures">
      {facts.map(({ label, value, isTotal = false }) => (
        <div
          key={label}
          className={
            isTotal
              ? 'flex items-baseline justify-between gap-4 border-t pt-2 text-body font-semibold'
              : 'flex justify-between gap-4'
          }
        >
          <dt className={isTotal ? undefined : 'text-muted'}>{label}</dt>
          <dd className="min-w-0 text-right wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
