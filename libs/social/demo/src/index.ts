export { demoComments } from './comments.data';
