export { followTies } from './relations/follow-ties';
export { socialModule } from './social-module';
export type { SocialDeps } from './social-module';
