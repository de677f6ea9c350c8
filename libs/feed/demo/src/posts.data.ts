import type { DemoPost } from '@upround/feed/api';
import { buildPosts } from './posts-build.data';
import { campusPosts } from './posts-campus.data';
import { circlePosts } from './posts-circle.data';
import { dayPosts } from './posts-days.data';
import { fundraisingPosts } from './posts-fundraising.data';
import { hardwarePosts } from './posts-hardware.data';
import { hiringPosts } from './posts-hiring.data';
import { jobHuntPosts } from './posts-job-hunt.data';
import { marketPosts } from './posts-markets.data';
import { moneyPosts } from './posts-money.data';
import { pricingPosts } from './posts-pricing.data';
import { questionPosts } from './posts-questions.data';
import { readingPosts } from './posts-reading.data';
import { raisingQuizzes } from './quizzes-raising.data';
import { runningQuizzes } from './quizzes-running.data';
import { todayPosts } from './posts-today.data';
import { userPosts } from './posts-users.data';
import { wentWrongPosts } from './posts-went-wrong.data';
import { womenPosts } from './posts-women.data';

/** Every post of the demo community, by theme. */
export const demoPosts: readonly DemoPost[] = [
  ...todayPosts,
  ...fundraisingPosts,
  ...moneyPosts,
  ...hiringPosts,
  ...jobHuntPosts,
  ...pricingPosts,
  ...userPosts,
  ...buildPosts,
  ...wentWrongPosts,
  ...marketPosts,
  ...womenPosts,
  ...hardwarePosts,
  ...campusPosts,
  ...dayPosts,
  ...circlePosts,
  ...questionPosts,
  ...readingPosts,
  ...raisingQuizzes,
  ...runningQuizzes,
];
