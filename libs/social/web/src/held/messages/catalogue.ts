import { catalogue } from '@upround/shared/i18n';
import { en } from './en';

/** Says why a text is held, by its reason. */
export const useHeldText = /* @__PURE__ */ catalogue({ en });
