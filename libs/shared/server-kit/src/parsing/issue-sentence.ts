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
      return 'This is not an e-mail address.';
    case 'url':
      return 'This is not a web address.';
    case 'datetime':
      return 'This is not a moment in time.';
    case 'unreadable':
      return 'This text has characters that cannot be kept.';
    default:
      return 'This is not in the form that we expect.';
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
        ? 'This is needed.'
        : 'This is not the kind of value that we expect.';
    case 'too_small':
      if (issue.origin === 'string' && Number(issue.minimum) === 1) return 'This is needed.';
      return `This needs at least ${sized(issue, issue.minimum)}.`;
    case 'too_big':
      return `This takes at most ${sized(issue, issue.maximum)}.`;
    case 'invalid_format':
      return formatSentence(issue.format);
    case 'unrecognized_keys':
      return 'This field is not known here.';
    case 'invalid_value':
      return 'This is not one of the values that are accepted.';
    case 'custom':
      return issue.message && issue.message !== 'Invalid input'
        ? issue.message
        : 'This value is not accepted.';
    default:
      return 'This value is not accepted.';
  }
}
