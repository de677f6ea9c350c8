export { bytesText } from './bytes-text';
export { catalogue, type Translator } from './catalogue';
export { useFormat, type Format, type Moment } from './format';
export { I18nProvider, type I18nProviderProps } from './i18n-provider';
export { useI18nSettings } from './i18n-context';
export type { MessageTree, Translation } from './messages';
export { useToday } from './use-today';
