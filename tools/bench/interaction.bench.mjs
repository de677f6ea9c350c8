import { chromium } from '@playwright/test';
import { chromiumOptions } from './parts/chromium.mjs';
import { startFloorSite } from './parts/floor-site.mjs';
import { median } from './parts/load.mjs';
import { openSlowed, pause, phone, signIn, tap } from './parts/phone.mjs';
import { BENCH_PASSWORD, signUp, startServer } from './parts/server.mjs';
import { watchInteractions } from './parts/watch-interactions.mjs';

const AFTER_MS = 800;
const item = '[role=feed] article';
const composer = '[role=dialog] textarea, [role=dialog] [role=textbox]';

/** What a member does; each answers when its last tap was made. */
const actions = {
  'open composer': async (phoneAt) => {
    await tap(phoneAt, 'main button[aria-haspopup=dialog]');
    await phoneAt.page.locator(composer).first().waitFor();
  },
  'type in the composer': async (phoneAt) => {
    await tap(phoneAt, composer);
    await pause(AFTER_MS);
    for (const letter of 'A thought on hiring') {
      await phoneAt.page.keyboard.press(letter === ' ' ? 'Space' : letter);
      await pause(60);
    }
  },
  like: async (phoneAt) => {
    await phoneAt.page.keyboard.press('Escape');
    await phoneAt.page.locator(composer).first().waitFor({ state: 'hidden' });
    await pause(AFTER_MS);
    await phoneAt.page.evaluate(() => void (window.interactions.length = 0));
    await tap(phoneAt, '[role=feed] [data-verb=like][aria-pressed=false]');
    await phoneAt.page.locator('[data-verb=like][aria-pressed=true]').first().waitFor();
  },
  'vote in a poll': async (phoneAt) => {
    await tap(phoneAt, '[role=feed] form fieldset label');
    await pause(AFTER_MS);
    await tap(phoneAt, '[role=feed] form button[type=submit]:not([disabled])');
  },
  'open post': async (phoneAt) => {
    await tap(phoneAt, '[role=feed] article [dir=auto]');
    await phoneAt.page.waitForURL('**/post/**');
  },
};

const field = '[data-composer] textarea';

/** The measured actions in an open conversation. */
const messageActions = {
  'type a message': async (phoneAt) => {
    await tap(phoneAt, field);
    await pause(AFTER_MS);
    for (const letter of 'See you on Thursday') {
      await phoneAt.page.keyboard.press(letter === ' ' ? 'Space' : letter);
      await pause(60);
    }
  },
  'send a message': async (phoneAt) => {
    await tap(phoneAt, '[data-composer] button[type=submit]');
    await phoneAt.page.getByText('Sent', { exact: true }).first().waitFor();
  },
};

/** Opens a conversation of two who have accepted each other; answers its address. */
async function openConversation(app, sender) {
  const other = await signUp(app, `reader-${sender.id.slice(-6)}`);
  const call = async (by, path, body) => {
    const answer = await fetch(app.base + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'access-token': by.token },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const { id } = await call(sender, '/v1/conversation', { userId: other.id });
  await call(sender, '/v1/message', { conversationId: id, text: 'May I?' });
  await call(other, '/v1/message', { conversationId: id, text: 'You may.' });
  return `${app.base}/dm?conversation=${id}`;
}

/** The same on the smallest app of the stack: what the machine takes for any tap. */
const openFloorPost = (phoneAt) => tap(phoneAt, `${item} a[href^="/post/"]`);

/** Does something and answers the longest that one of its taps and keys took. */
async function timeAction(phoneAt, act) {
  await phoneAt.page.evaluate(() => void (window.interactions.length = 0));
  await act(phoneAt);
  await pause(AFTER_MS);
  const durations = await phoneAt.page.evaluate(() => window.interactions);
  // Anything shorter counts as one frame at 60 Hz.
  return Math.max(16, ...durations);
}

/** How long real taps take until their paint, on a slow phone: INP of each action and of the visit. */
export async function run({ full, log }) {
  const app = await startServer({});
  const floor = await startFloorSite();
  const browser = await chromium.launch(chromiumOptions());
  const open = (context, base) => openSlowed(context, base, item, watchInteractions);
  const names = [...Object.keys(actions), ...Object.keys(messageActions)];
  const seen = Object.fromEntries(names.map((name) => [name, []]));
  const worst = [];
  const least = [];
  try {
    for (let round = 0; round < (full ? 7 : 3); round += 1) {
      const bare = await browser.newContext(phone);
      least.push(await timeAction(await open(bare, floor.base), openFloorPost));
      await bare.close();
      const tapper = await signUp(app, `tapper-${round}`);
      const conversation = await openConversation(app, tapper);
      const context = await browser.newContext(phone);
      await signIn(context, app.base, tapper.email, BENCH_PASSWORD);
      const phoneAt = await open(context, app.base);
      for (const [name, act] of Object.entries(actions))
        seen[name].push(await timeAction(phoneAt, act));
      await phoneAt.page.close();
      const inConversation = await openSlowed(context, conversation, field, watchInteractions);
      for (const [name, act] of Object.entries(messageActions))
        seen[name].push(await timeAction(inConversation, act));
      worst.push(Math.max(...Object.values(seen).map((all) => all.at(-1))));
      await context.close();
      log(`round ${round + 1} done`);
    }
  } finally {
    await browser.close();
    await Promise.all([app.stop(), floor.stop()]);
  }
  const line = (name, all, goal) => [name, median(all), Math.max(...all), goal];
  return {
    title: 'From a tap until its paint, phone, processor 4 times slower',
    columns: ['what', 'ms', 'ms, worst round', 'goal'],
    rows: [
      line('floor: open post', least, ''),
      ...Object.entries(seen).map(([name, all]) => line(name, all, '')),
      line('the worst of a visit', worst, '100; stretch 50'),
    ],
    figures: [
      {
        name: 'the worst of a visit, of opening a post of the floor',
        value: median(worst) / median(least),
        better: 'less',
        tolerance: 0.3,
      },
    ],
  };
}
