import { useState, type ReactNode } from 'react';
import { Button } from '@upround/shared/ui';

interface TableDisclosureProps {
  /** `Show as a table` */
  label: string;
  caption: string;
  head: readonly string[];
  /** The first cell of each names the row. */
  rows: readonly (readonly string[])[];
}

/** The figures of a chart as a table: for screen readers always, for others on request. */
export function TableDisclosure({ label, caption, head, rows }: TableDisclosureProps) {
  const [isShown, setShown] = useState(false);
  return (
    <div className="flex flex-col items-start gap-2 print:hidden">
      <Button
        size="small"
        variant="quiet"
        // Its words begin where the chart does.
        className="-ml-3"
        aria-expanded={isShown}
        onClick={() => setShown(!isShown)}
      >
        {label}
      </Button>
      <div className={isShown ? 'w-full' : 'sr-only'}>
        <FigureTable caption={caption} head={head} rows={rows} isFolded={!isShown} />
      </div>
    </div>
  );
}

type FigureTableProps = Omit<TableDisclosureProps, 'label'> & {
  /** For screen readers alone. */
  isFolded?: boolean;
};

/** A table of figures: names at the left, numbers at the right. It scrolls where it's wider than its room. */
export function FigureTable({
  caption,
  head,
  rows,
  isFolded = false,
}: FigureTableProps): ReactNode {
  return (
    <div
      role="group"
      aria-label={caption}
      // Focusable, so that the keys scroll it.
      tabIndex={isFolded ? undefined : 0}
      className={isFolded ? undefined : 'overflow-x-auto rounded-control focus-ring'}
    >
      <table className="w-full text-small">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b text-left text-muted">
            {head.map((cell, place) => (
              <th
                key={cell}
                scope="col"
                className={
                  place === 0 ? 'py-2 pr-3 font-medium' : 'py-2 pl-3 text-right font-medium'
                }
              >
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], row) => (
            // Names may repeat: two holders can have the same.
            <tr key={row} className="border-b last:border-b-0">
              <th scope="row" className="py-2 pr-3 text-left font-normal">
                {name}
              </th>
              {cells.map((cell, place) => (
                <td key={head[place + 1]} className="py-2 pl-3 text-right figures">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
