import { catalogue } from '@upround/shared/i18n';
import { en } from './en';

export const useScenariosText = /* @__PURE__ */ catalogue({ en });
