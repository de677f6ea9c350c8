export { socialModule } from './social-module';
export type { SocialDeps } from './social-module';
