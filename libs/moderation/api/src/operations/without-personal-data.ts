const REASON_MAX = 300;
/** Texts of people are long or have spaces; names of constraints and columns have neither. */
const quoted = /(["“'‘`])([^"“”'‘’`]*?[\s@][^"“”'‘’`]*|[^"“”'‘’`]{60,})(["”'’`])/g;

/**
 * Removes what may be about a person from the reason of a failed task: email addresses and UPI IDs, network addresses,
 * queries of URLs, long numbers and quoted texts.
 */
export function withoutPersonalData(reason: string): string {
  return reason
    .slice(0, 4 * REASON_MAX)
    .replace(quoted, '[text]')
    .replace(/[^\s<>()"',:;=]+@[^\s<>()"',;]+/g, '[address]')
    .replace(/(https?:\/\/[^\s?#"']+)[?#][^\s"']*/g, '$1?[query]')
    .replace(/(?<![\w.])\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?(?![\w.])/g, '[address]')
    .replace(/(?<![\w:])(?:[0-9a-f]{0,4}:){3,7}[0-9a-f]{0,4}(?![\w:])/gi, '[address]')
    .replace(/(?<![\w-])\+?\d[\d ]{6,}\d(?![\w-])/g, '[number]')
    .slice(0, REASON_MAX);
}
