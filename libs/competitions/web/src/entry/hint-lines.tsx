/** The end of a sentence, in any script, with the quotation marks or brackets behind it. */
const END = /\p{Sentence_Terminal}[\p{Pe}\p{Pf}"']*$/u;

/** Hints of one field, one after the other. After one that isn't a sentence, a line ends. */
export function HintLines({ lines }: { lines: readonly string[] }) {
  return lines
    .filter((line) => line !== '')
    .map((line) => (
      <span key={line} className={END.test(line) ? undefined : 'block'}>
        {line}{' '}
      </span>
    ));
}
