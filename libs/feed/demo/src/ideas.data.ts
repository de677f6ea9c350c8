import type { DemoIdea } from '@upround/feed/api';
import { everydayIdeas } from './ideas-everyday.data';
import { tradeIdeas } from './ideas-trades.data';
import { workIdeas } from './ideas-work.data';

/** Every idea of the demo community. */
export const demoIdeas: readonly DemoIdea[] = [...tradeIdeas, ...workIdeas, ...everydayIdeas];
