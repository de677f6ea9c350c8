import type { MentorRequirement } from '@upround/mentor/contract';

/** The id of the place where something that's required is filled in. */
export const fieldId = (field: MentorRequirement): string => `offer-${field}`;

/** Shows such a place, and moves the focus to its first control. */
export function focusField(field: MentorRequirement): void {
  const place = document.getElementById(fieldId(field));
  place?.scrollIntoView({ block: 'start' });
  place
    ?.querySelector<HTMLElement>('input, textarea, select, button')
    ?.focus({ preventScroll: true });
}
