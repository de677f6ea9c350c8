export { PushBanner } from './push-banner';
export { pushBannerAtom } from './push-banner-atom';
export type { PushContent } from './push-banner-atom';
