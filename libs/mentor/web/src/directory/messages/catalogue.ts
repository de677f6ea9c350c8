import { catalogue } from '@upround/shared/i18n';
import { en } from './en';

export const useDirectoryText = /* @__PURE__ */ catalogue({ en });
