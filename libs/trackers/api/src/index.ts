export { trackersModule } from './trackers-module';
