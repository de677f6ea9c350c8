/** A tree of ICU messages. Keys may not contain a dot, because `t('a.b')` walks the tree. */
export interface MessageTree {
  readonly [key: string]: string | MessageTree;
}

/** The same tree in another language: every key must be there, every text may differ. */
export type Translation<Source extends MessageTree> = {
  readonly [Key in keyof Source]: Source[Key] extends MessageTree
    ? Translation<Source[Key]>
    : string;
};
