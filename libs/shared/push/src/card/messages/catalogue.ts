import { catalogue } from '@upround/shared/i18n';
import { en } from './en';

// Apart from the banner's own words: the first page has no need of these.
export const useCardText = /* @__PURE__ */ catalogue({ en });
