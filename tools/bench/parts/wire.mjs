import { gzipSync } from 'node:zlib';

const SETTLED_AFTER_MS = 2_000;
const kilobytes = (bytes) => bytes / 1000;
const gzipped = (text) => gzipSync(text, { level: 9 }).length;

/**
 * Loads a page and weighs what came: script and style, gzip level 9, until the first item and settled.
 *
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string} url
 * @param {string} item selector of the first item
 */
export async function weighPage(context, url, item) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const started = new Map();
  const arrived = [];
  session.on('Network.responseReceived', ({ requestId, response }) =>
    started.set(requestId, response),
  );
  session.on('Network.loadingFinished', ({ requestId }) => {
    const response = started.get(requestId);
    if (!response || !response.url.startsWith('http')) return;
    const entry = {
      kind: response.mimeType,
      at: performance.now(),
      requestId,
      body: Buffer.alloc(0),
    };
    arrived.push(entry);
  });
  await page.coverage.startJSCoverage({ resetOnNavigation: false });
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator(item).first().waitFor();
  const first = performance.now();
  await page.waitForLoadState('networkidle');
  await new Promise((resolve) => setTimeout(resolve, SETTLED_AFTER_MS));
  for (const entry of arrived) {
    const { body, base64Encoded } = await session
      .send('Network.getResponseBody', { requestId: entry.requestId })
      .catch(() => ({ body: '', base64Encoded: false }));
    entry.body = Buffer.from(body, base64Encoded ? 'base64' : 'utf8');
  }
  const coverage = await page.coverage.stopJSCoverage();
  let total = 0;
  let unused = 0;
  for (const script of coverage) {
    const length = script.source?.length ?? 0;
    const used = new Uint8Array(length).fill(1);
    // Ranges nest: a later, inner one overrules the outer.
    for (const { ranges } of script.functions) {
      for (const { startOffset, endOffset, count } of ranges)
        used.fill(count > 0 ? 1 : 0, startOffset, endOffset);
    }
    total += length;
    unused += used.reduce((sum, one) => sum + (1 - one), 0);
  }
  await page.close();
  const weigh = (kind, before) =>
    kilobytes(
      arrived
        .filter((entry) => entry.kind.includes(kind) && entry.at <= before)
        .reduce((sum, entry) => sum + gzipped(entry.body), 0),
    );
  return {
    script: weigh('javascript', first),
    style: weigh('css', first),
    requests: arrived.filter((entry) => entry.at <= first).length,
    scriptSettled: weigh('javascript', Infinity),
    unusedShare: total > 0 ? unused / total : 0,
  };
}
