import { catalogue } from '@upround/shared/i18n';
import { en } from './en';

/** The texts of the sheet of shortcuts, which is loaded when it is opened. */
export const useShortcutText = catalogue({ en });
