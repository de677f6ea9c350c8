import { newId } from '@upround/shared/db';
import { demoClock, seededRandom } from '@upround/shared/demo';
import type { SeedContext } from '@upround/shared/server-kit';
import { insertEvents } from '../capture/event.store';
import type { StoredEvent } from '../capture/stored-event';

const DAYS = 45;
const PATHS = ['/', '/', '/', '/', '/pods', '/?tab=latest', '/?tab=following', '/about'];

/** Page views of the demo community: more from week to week, fewer at weekends. */
export async function seedAnalytics({ trx, now, demo }: SeedContext): Promise<void> {
  const random = seededRandom('analytics');
  const clock = demoClock(now);
  const paths = [...PATHS, ...demo.pods.map(({ slug }) => `/pods/${slug}`)];
  const events: StoredEvent[] = [];
  for (let daysAgo = DAYS; daysAgo >= 0; daysAgo -= 1) {
    const weekday = clock.at(daysAgo, 12).getUTCDay();
    const busy = weekday === 0 || weekday === 6 ? 0.5 : 1;
    const views = Math.round((10 + (DAYS - daysAgo) * 0.6) * busy * random.between(0.8, 1.2));
    for (let view = 0; view < views; view += 1) {
      events.push({
        id: newId(),
        event: '$pageview',
        person: random.pick(demo.people).id,
        path: random.pick(paths),
        properties: { $device_type: random.pick(['Mobile', 'Mobile', 'Desktop']) },
        at: clock.at(daysAgo, random.between(7, 23)),
      });
    }
  }
  await insertEvents(trx, events);
}
