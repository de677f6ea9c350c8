import { catalogue } from '@upround/shared/i18n';
import { en } from './en';

export const useAmbassadorProgrammeText = /* @__PURE__ */ catalogue({ en });
