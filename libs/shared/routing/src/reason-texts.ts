/** What the sentences of the login page are made with. */
export interface ReasonNames extends Record<string, string> {
  /** The author or the record. */
  name: string;
  view: 'signUp' | 'signIn';
}

/**
 * Hook of a slice: what a guest logs in for, by verb and kind of record, as in `like:POST`. The login page shows the
 * sentence.
 */
export type UseReasonTexts = () => Readonly<Record<string, (names: ReasonNames) => string>>;
