import { hasRareLetters } from './rare-letters';

/**
 * The name of a person or a thing, in the direction of its script, and in one font: where the
 * family lacks a letter of it, the whole name is set in the font of the device, which draws them all.
 */
export function Name({ children }: { children: string }) {
  return <bdi className={hasRareLetters(children) ? 'font-whole' : undefined}>{children}</bdi>;
}

/** Running text in which words with such letters are set in one font each. */
export function Words({ children }: { children: string }) {
  if (!hasRareLetters(children)) return children;
  return children.split(/(\s+)/).map((word, index) =>
    hasRareLetters(word) ? (
      <span key={index} className="font-whole">
        {word}
      </span>
    ) : (
      word
    ),
  );
}
