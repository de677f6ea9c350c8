export { siteEraser, siteExports } from './leaving/site-leaving';
export { siteModule } from './site-module';
export { sitePages } from './site-pages';
