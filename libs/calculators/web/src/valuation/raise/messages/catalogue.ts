import { catalogue } from '@upround/shared/i18n';
import { en } from './en';

export const useRaiseText = /* @__PURE__ */ catalogue({ en });
