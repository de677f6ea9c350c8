import type { ReactNode } from 'react';
import type { ArticleSummary } from '@upround/news/contract';
import { MetaLine, Name, Time } from '@upround/shared/ui';
import { AuthorMark } from './author-mark';

interface TextFactsProps {
  text: ArticleSummary;
  minutes: ReactNode;
  /** Leaves out the name of the editors, whose mark is there. */
  isShort?: boolean;
  /** Whether it is open, among the facts where a narrow window has no room for a badge. */
  mark?: string | undefined;
}

/** Who wrote a text, when, and how long it takes. */
export function TextFacts({ text, minutes, isShort = false, mark }: TextFactsProps) {
  return (
    <div className="flex min-w-0 items-center gap-2">
      <span className={isShort && mark !== undefined ? 'contents max-medium:hidden' : 'contents'}>
        <AuthorMark author={text.author} size={24} />
      </span>
      <MetaLine>
        {(!isShort || text.author.slug !== null) && (
          <span className={mark !== undefined ? 'max-medium:hidden' : undefined}>
            <Name>{text.author.name}</Name>
          </span>
        )}
        <span>
          <Time value={text.publishedAt} form="shortDate" />
        </span>
        <span>{minutes}</span>
        {mark !== undefined && <span className="medium:hidden">{mark}</span>}
      </MetaLine>
    </div>
  );
}
