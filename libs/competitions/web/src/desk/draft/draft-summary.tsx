import { useEffect, useRef } from 'react';
import type { DraftProblem } from '@upround/competitions/contract';
import { Notice } from '@upround/shared/ui';
import { useDeskText } from '../messages/catalogue';
import { problemText } from './check-draft';
import { useDraftText } from './messages/catalogue';
import { usePlaceName } from './place-names';

interface DraftSummaryProps {
  problems: readonly DraftProblem[];
  /** Counts how often someone wanted to see it: it has the focus then. */
  asked: number;
  onGo: (place: string) => void;
}

/** What a draft needs before it's announced; each line leads to its field. */
export function DraftSummary({ problems, asked, onGo }: DraftSummaryProps) {
  const t = useDeskText();
  const text = useDraftText();
  const nameOf = usePlaceName();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (asked > 0) box.current?.focus();
  }, [asked]);
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="group"
      aria-label={text('summary.label')}
      className="scroll-mt-20 rounded-surface outline-hidden"
    >
      <Notice tone="danger" title={text('summary.title', { count: problems.length })}>
        <ul className="-mx-2 flex flex-col">
          {problems.map((problem) => (
            <li key={`${problem.place} ${problem.problem}`}>
              <button
                type="button"
                onClick={() => onGo(problem.place)}
                className="group flex min-h-9 w-full flex-wrap items-center gap-x-2 rounded-control px-2 py-1 text-left text-small focus-ring wrap-anywhere hover:bg-surface-hover"
              >
                <span className="font-medium underline underline-offset-2 group-hover:decoration-2">
                  {nameOf(problem.place)}
                </span>
                <span>{problemText(t, problem)}</span>
              </button>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
