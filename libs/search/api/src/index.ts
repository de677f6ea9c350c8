export { searchModule } from './search-module';
