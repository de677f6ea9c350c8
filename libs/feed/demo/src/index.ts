export { demoIdeas } from './ideas.data';
export { demoPods } from './pods.data';
export { demoPosts } from './posts.data';
