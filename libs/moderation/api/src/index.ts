export { moderationModule } from './moderation-module';
