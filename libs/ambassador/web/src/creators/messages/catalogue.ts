import { catalogue } from '@upround/shared/i18n';
import { en } from './en';

export const useAmbassadorCreatorsText = /* @__PURE__ */ catalogue({ en });
