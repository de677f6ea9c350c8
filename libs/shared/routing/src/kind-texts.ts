import { createContext, use } from 'react';
import type { ReferenceType } from '@upround/shared/domain';

/** What a slice calls its records of a kind. */
export interface KindTexts {
  /** Several of them, as in `Ideas`. */
  plural: string;
  /** Above those that are trending. */
  trending?: string;
  /** The title above the best five beside another page, and the text if there are none. */
  top?: string;
  topEmpty?: string;
  /** The page that lists all of them; the search by default. */
  href?: string;
}

/** Hook of a slice: its texts, by kind. */
export type UseKindTexts = () => Partial<Record<ReferenceType, KindTexts>>;

/** The texts of all slices. Filled by the pages that list records of any kind. */
export const KindTextsContext = /* @__PURE__ */ createContext<UseKindTexts>(() => ({}));

/** What slices call their records. */
export const useKindTexts: UseKindTexts = () => {
  const useTexts = use(KindTextsContext);
  return useTexts();
};
