export { siteEraser, siteExports } from './leaving/site-leaving';
export { siteModule } from './site-module';
