import { createTranslator } from 'use-intl/core';
import { useI18nSettings, type I18nSettings } from './i18n-context';
import type { MessageTree } from './messages';

/** `t(key, args)` and `t.rich(key, args)` for one tree of messages. */
export type Translator<Source extends MessageTree> = ReturnType<typeof createTranslator<Source>>;

// The mark lets a bundler drop a catalogue whose hook is not used.
/**
 * Makes the hook that speaks one slice's texts.
 *
 * Keys and ICU arguments are inferred from the messages, which must be written `as const`:
 *
 *     export const useFeedText = catalogue({ en });
 *     const t = useFeedText();
 *     t('feed.replies', { count: 3 });
 *     t.rich('feed.terms', { link: (chunks) => <Link href={termsUrl()}>{chunks}</Link> });
 *
 * Dates come into a text as words of `useFormat`, which knows the reader's zone.
 *
 * The function returned keeps its identity for as long as the locale does.
 *
 * English is part of the bundle, because it is also what is shown while another language is on
 * its way. A further language is to be one more property holding a loader, as in
 * `catalogue({ en, hi: () => import('./hi') })`, where `./hi` exports `Translation<typeof en>`:
 * only a reader of Hindi then loads it, slice by slice.
 *
 * @param source messages by language; `en` is the source that types follow
 */
/* @__NO_SIDE_EFFECTS__ */
export function catalogue<const Source extends MessageTree>(source: { readonly en: Source }) {
  const translatorFor = translatorsOf(source);
  return function useText(): Translator<Source> {
    return translatorFor(useI18nSettings());
  };
}

/** One translator of a tree of messages for each settings. */
/* @__NO_SIDE_EFFECTS__ */
export function translatorsOf<const Source extends MessageTree>(source: { readonly en: Source }) {
  const translators = new WeakMap<I18nSettings, Translator<Source>>();
  return (settings: I18nSettings): Translator<Source> => {
    let translator = translators.get(settings);
    if (!translator) {
      translator = createTranslator<Source>({
        messages: source.en,
        locale: settings.locale,
        _cache: settings.cache,
        _formatters: settings.formatters,
      });
      translators.set(settings, translator);
    }
    return translator;
  };
}
