import type * as z from 'zod/mini';
import type { useAccountText } from '../messages/catalogue';

type Issue = z.core.$ZodIssue;
type IssueKey = Parameters<ReturnType<typeof useAccountText>>[0] & `issue.${string}`;

function isEmpty(value: unknown): boolean {
  return typeof value !== 'string' || value.trim() === '';
}

/**
 * The sentence for a value that the contract's schema rejects.
 *
 * @param field name of the field in the form
 * @param issue the schema's first issue with it
 * @param value what was typed
 * @returns a key of this slice's catalogue
 */
export function issueKeyOf(field: string, issue: Issue, value: unknown): IssueKey {
  switch (field) {
    case 'email':
      return isEmpty(value) ? 'issue.emailMissing' : 'issue.emailWrong';
    case 'current':
    case 'password':
      if (value === '' || value === undefined) return 'issue.passwordMissing';
      if (issue.code === 'custom') return 'issue.passwordCommon';
      return issue.code === 'too_big' ? 'issue.passwordLong' : 'issue.passwordShort';
    case 'displayName':
      if (isEmpty(value)) return 'issue.nameMissing';
      return issue.code === 'too_big' ? 'issue.nameLong' : 'issue.nameUnreadable';
    case 'code':
      return isEmpty(value) ? 'issue.codeMissing' : 'issue.codeWrong';
    default:
      return 'issue.other';
  }
}
