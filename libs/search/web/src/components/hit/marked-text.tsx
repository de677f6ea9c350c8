import type { MarkedText as Marked } from '@upround/search/contract';
import { Words } from '@upround/shared/ui';
import { markedSegments } from '../../model/marked-segments';

/** A text with what the query matches marked in it. */
export function MarkedText({ value }: { value: Marked }) {
  return (
    <bdi>
      {markedSegments(value).map(({ text, isMarked }, index) =>
        isMarked ? (
          <mark key={index} className="bg-accent-subtle font-medium text-accent-text">
            {text}
          </mark>
        ) : (
          <Words key={index}>{text}</Words>
        ),
      )}
    </bdi>
  );
}
