/** A reply under a demo comment. */
export interface DemoReply {
  /** Slug of a member of the cast. */
  author: string;
  /** Minutes after the comment, for the demo clock's `after`. */
  minutes: number;
  text: string;
}

/** A comment on a demo post. */
export interface DemoComment {
  /** Key of the post. */
  post: string;
  /** Slug of a member of the cast. */
  author: string;
  /** Minutes after the post, for the demo clock's `after`. */
  minutes: number;
  text: string;
  replies?: readonly DemoReply[];
}

/** What the demo community says about what others post; a part of its own, loaded to seed a database. */
export interface SocialDemo {
  demoComments: readonly DemoComment[];
}
