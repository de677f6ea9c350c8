import { craftComments } from './comments-craft.data';
import { dayComments } from './comments-days.data';
import { fundraisingComments } from './comments-fundraising.data';
import { ideaComments } from './comments-ideas.data';
import { lessonComments } from './comments-lessons.data';
import { makerComments } from './comments-makers.data';
import { moneyComments } from './comments-money.data';
import { newsComments } from './comments-news.data';
import { peopleComments } from './comments-people.data';
import { todayComments } from './comments-today.data';
import type { DemoComment } from '@upround/social/api';

/** Every comment of the demo community, with its replies. */
export const demoComments: readonly DemoComment[] = [
  ...fundraisingComments,
  ...moneyComments,
  ...peopleComments,
  ...craftComments,
  ...lessonComments,
  ...makerComments,
  ...dayComments,
  ...ideaComments,
  ...todayComments,
  ...newsComments,
];
