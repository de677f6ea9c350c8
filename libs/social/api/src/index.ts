export { followTies } from './relations/follow-ties';
export type { DemoComment } from './seed/demo-comment';
export { socialModule } from './social-module';
export type { SocialDeps } from './social-module';
