import type { ComponentType } from 'react';
import type { UseKindTexts } from '@upround/shared/routing';
import type { CompanyParts } from './company-parts';
import type { MarkPresenter } from './mark-presenters';
import type { MessageSlotProps } from './message-slot';
import type { ProfileCard } from './profile-cards';
import type { ProfileTab } from './profile-tabs';

/** What slices bring to a person's page. */
export interface PersonParts {
  useKindTexts: UseKindTexts;
  /** The lists of features on the page, in their order. */
  profileTabs: readonly ProfileTab[];
  /** The cards of features beside the profile, in their order. */
  profileCards: readonly ProfileCard[];
  /** Writes to the person. */
  MessageButton: ComponentType<MessageSlotProps>;
  companyParts: CompanyParts;
  markPresenters: Readonly<Record<string, MarkPresenter>>;
}
