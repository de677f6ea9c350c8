export { analyticsModule } from './analytics-module';
