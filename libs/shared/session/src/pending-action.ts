/** What a guest pressed before being sent to sign in. */
export interface PendingAction {
  /** Such as `like`; with the kind of record it selects the login page's sentence. */
  verb: string;
  reference: { referenceType: string; referenceId: string };
  /** The name of the author or the record, for that sentence. */
  about?: string;
  /** The states of a mark. */
  states?: { set: string; unset: string };
  /** What was chosen. */
  selection?: readonly string[];
  /** What was typed. */
  text?: string;
}

export interface StoredAction extends PendingAction {
  /** The page where it was pressed. */
  path: string;
  /** The place of that page in the history, if it is known. */
  index?: number;
  at: number;
}
