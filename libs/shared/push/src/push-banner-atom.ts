import { atom } from 'jotai';

/** A notification that arrives while the page is open (spec 3: title, body, image, icon, data map). */
export interface PushContent {
  title: string;
  body: string;
  /** Address of a picture beside the words. */
  image?: string | undefined;
  /** Address of the small picture of who or what it is from. */
  icon?: string | undefined;
  /** Path of ours that the banner leads to. */
  deeplink?: string | undefined;
  /** What else came with it. */
  data?: Readonly<Record<string, string>> | undefined;
  /** Called when the banner is opened. */
  onOpen?: (() => void) | undefined;
}

/** What the banner shows; null while it is out of sight. */
export const pushBannerAtom = /* @__PURE__ */ atom<PushContent | null>(null);
