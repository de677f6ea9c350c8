import type { ReactNode } from 'react';
import type { ArticleSummary } from '@upround/news/contract';
import { MetaLine, Name, Time } from '@upround/shared/ui';
import { AuthorMark } from './author-mark';

interface TextFactsProps {
  text: ArticleSummary;
  minutes: ReactNode;
}

/** Who wrote a text, when, and how long it takes. */
export function TextFacts({ text, minutes }: TextFactsProps) {
  return (
    <div className="flex min-w-0 items-center gap-2">
      <AuthorMark author={text.author} size={24} />
      <MetaLine>
        <span>
          <Name>{text.author.name}</Name>
        </span>
        <span>
          <Time value={text.publishedAt} form="shortDate" />
        </span>
        <span>{minutes}</span>
      </MetaLine>
    </div>
  );
}
