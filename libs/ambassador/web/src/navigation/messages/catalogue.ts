import { catalogue } from '@upround/shared/i18n';
import { en } from './en';

export const useAmbassadorNavigationText = /* @__PURE__ */ catalogue({ en });
