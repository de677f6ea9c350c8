import type { ReactNode } from 'react';
import type { ArticleSummary } from '@upround/news/contract';
import { MetaLine, Name, Time } from '@upround/shared/ui';
import { AuthorMark } from './author-mark';

interface TextFactsProps {
  text: ArticleSummary;
  minutes: ReactNode;
  /** Leaves out the name of the editors, whose mark is there. */
  isShort?: boolean;
}

/** Who wrote a text, when, and how long it takes. */
export function TextFacts({ text, minutes, isShort = false }: TextFactsProps) {
  return (
    <div className="flex min-w-0 items-center gap-2">
      <AuthorMark author={text.author} size={24} />
      <MetaLine>
        {(!isShort || text.author.slug !== null) && (
          <span>
            <Name>{text.author.name}</Name>
          </span>
        )}
        <span>
          <Time value={text.publishedAt} form="shortDate" />
        </span>
        <span>{minutes}</span>
      </MetaLine>
    </div>
  );
}
