import { catalogue } from '@upround/shared/i18n';
import { en } from './en';

export const useProfileTabsText = /* @__PURE__ */ catalogue({ en });
