export { openLinkInAddress } from '@upround/ambassador/web';
