import type * as z from 'zod/mini';

const plural = (count: number | bigint, one: string, many: string) =>
  `${count} ${Number(count) === 1 ? one : many}`;

function sized(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig, bound: number | bigint) {
  switch (issue.origin) {
    case 'string':
      return plural(bound, 'character', 'characters');
    case 'array':
    case 'set':
      return plural(bound, 'entry', 'entries');
    default:
      return String(bound);
  }
}

function formatSentence(format: string): string {
  switch (format) {
    case 'email':
      return 'This isn’t a valid email address.';
    case 'url':
      return 'This isn’t a valid URL.';
    case 'datetime':
      return 'This isn’t a valid date and time.';
    case 'unreadable':
      return 'Some characters here can’t be saved. Type them again.';
    default:
      return 'This isn’t in the expected format.';
  }
}

/**
 * Describes a field's error in a sentence.
 *
 * @param issue of zod, which itself only says "Invalid input" here
 */
export function issueSentence(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'This is required.'
        : 'This isn’t the expected type of value.';
    case 'too_small':
      if (issue.origin === 'string' && Number(issue.minimum) === 1) return 'This is required.';
      return `Use at least ${sized(issue, issue.minimum)}.`;
    case 'too_big':
      return `Use at most ${sized(issue, issue.maximum)}.`;
    case 'invalid_format':
      return formatSentence(issue.format);
    case 'unrecognized_keys':
      return 'This field isn’t recognised.';
    case 'invalid_value':
      return 'This isn’t one of the accepted values.';
    case 'custom':
      return issue.message && issue.message !== 'Invalid input'
        ? issue.message
        : 'This value isn’t valid.';
    default:
      return 'This value isn’t valid.';
  }
}
