import { catalogue } from '@upround/shared/i18n';
import { en } from './en';

/** The texts of notices that are loaded when there is one. */
export const useNoticeText = catalogue({ en });
