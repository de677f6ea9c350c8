export { socialExports } from './leaving/social-sources';
export { followTies } from './relations/follow-ties';
export { eraserOf as socialEraserOf, socialModule } from './social-module';
export type { SocialDeps } from './social-module';
