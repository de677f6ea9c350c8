import type { FieldPath, UseFormReturn } from 'react-hook-form';
import { formPlace } from './check-draft';
import type { DraftValues } from './draft-values';

/** The id of the button that adds a row to a list. */
export const addId = (list: string): string => `draft-add-${list}`;

/** Focuses the field at a place of the draft; of a list as a whole the way to add to it. */
export function focusPlace(form: UseFormReturn<DraftValues>, place: string): void {
  const name = formPlace(place);
  if (name.endsWith('.root')) document.getElementById(addId(place))?.focus();
  else form.setFocus(name as FieldPath<DraftValues>);
}
