/** Hints of one field, each in a line of its own. */
export function HintLines({ lines }: { lines: readonly string[] }) {
  return lines
    .filter((line) => line !== '')
    .map((line) => (
      <span key={line} className="block">
        {line}{' '}
      </span>
    ));
}
