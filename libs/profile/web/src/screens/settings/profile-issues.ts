import { profileChangeSchema, profileLimits } from '@upround/profile/contract';
import { fieldLimits, type ProfileEdits, type ProfileField } from './profile-edits';
import type { useSettingsText } from './messages/catalogue';

export type ProfileIssues = Partial<Record<ProfileField, string>>;
type Translate = ReturnType<typeof useSettingsText>;

function sentenceFor(t: Translate, field: ProfileField, code: string, value: string): string {
  if (code === 'too_big' && field !== 'badge') {
    return t('issue.tooLong', { limit: String(fieldLimits[field]) });
  }
  if (field === 'slug') {
    const isShort = value.trim().length < profileLimits.slug.min;
    return isShort
      ? t('issue.slugShort', { limit: String(profileLimits.slug.min) })
      : t('issue.slugWrong');
  }
  if (code === 'too_small') return t('issue.nameMissing');
  return t(code === 'invalid_format' ? 'issue.unreadable' : 'issue.other');
}

/** What of the edits the contract would refuse, in words for the field. */
export function issuesOf(t: Translate, edits: ProfileEdits): ProfileIssues {
  const parsed = profileChangeSchema.safeParse(edits);
  if (parsed.success) return {};
  const issues: ProfileIssues = {};
  for (const issue of parsed.error.issues) {
    const field = issue.path[0] as ProfileField;
    issues[field] ??= sentenceFor(t, field, issue.code, edits[field] ?? '');
  }
  return issues;
}
