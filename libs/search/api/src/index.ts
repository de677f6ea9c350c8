export { createLinkPreviews, linkPreviewsModule } from './link-preview/link-previews';
export type { LinkPreviewDeps } from './link-preview/link-previews';
export type { OwnPages } from './link-preview/own-pages';
export { searchModule } from './search-module';
