import { catalogue } from '@upround/shared/i18n';
import { en } from './en';

export const useUncertaintyText = /* @__PURE__ */ catalogue({ en });
