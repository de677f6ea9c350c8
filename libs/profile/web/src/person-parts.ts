import type { UseKindTexts } from '@upround/shared/routing';
import type { MarkPresenter } from './mark-presenters';

/** What slices bring to a person's page. */
export interface PersonParts {
  useKindTexts: UseKindTexts;
  markPresenters: Readonly<Record<string, MarkPresenter>>;
}
