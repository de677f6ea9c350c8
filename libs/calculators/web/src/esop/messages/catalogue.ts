import { catalogue, type Translator } from '@upround/shared/i18n';
import { en } from './en';

export const useEsopText = /* @__PURE__ */ catalogue({ en });
export type EsopTranslator = Translator<typeof en>;
