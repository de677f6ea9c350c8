export { analyticsEraser, analyticsExports } from './leaving/analytics-leaving';
export { analyticsModule } from './analytics-module';
