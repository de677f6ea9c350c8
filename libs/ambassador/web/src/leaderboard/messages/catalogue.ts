import { catalogue } from '@upround/shared/i18n';
import { en } from './en';

export const useAmbassadorLeaderboardText = /* @__PURE__ */ catalogue({ en });
