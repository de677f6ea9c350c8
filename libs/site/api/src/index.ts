export { siteModule } from './site-module';
export type { SiteDeps } from './site-module';
