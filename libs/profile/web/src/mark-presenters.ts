import { createContext } from 'react';
import type { Icon } from '@upround/shared/ui';

/** What a person's own activity says of a mark. */
export interface MarkPresenter {
  icon: Icon;
  /** @param record what was marked; undefined once it is gone */
  useText: (record?: { title: string; author: string }) => string;
}

/** The presenters of slices, by the state of an activity. Filled by the page. */
export const MarkPresentersContext = /* @__PURE__ */ createContext<
  Readonly<Record<string, MarkPresenter>>
>({});
