import { gzipSync } from 'node:zlib';

const SETTLED_AFTER_MS = 2_000;
const kilobytes = (bytes) => bytes / 1000;
const gzipped = (text) => gzipSync(text, { level: 9 }).length;

/** Runs in the page: notes when the first item is in the document, in milliseconds since the navigation began. */
function noteFirstItem(item) {
  new MutationObserver((_, observer) => {
    if (document.querySelector(item) === null) return;
    window.firstItemAt = performance.now();
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}

/** Runs in the page: the addresses that were loaded before its first item, and the page's own. */
function loadedBeforeFirstItem() {
  const resources = performance.getEntriesByType('resource');
  const before = resources.filter(({ responseEnd }) => responseEnd <= window.firstItemAt);
  return [location.href, ...before.map(({ name }) => name)];
}

/**
 * Loads a page and weighs what came: script and style, gzip level 9, until the first item and settled. The page itself
 * says when its first item came: seen from here, that would be some frames later on a busy machine.
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
      url: response.url,
      requestId,
      body: Buffer.alloc(0),
    };
    arrived.push(entry);
  });
  await page.coverage.startJSCoverage({ resetOnNavigation: false });
  await page.addInitScript(noteFirstItem, item);
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator(item).first().waitFor();
  await page.waitForLoadState('networkidle');
  await new Promise((resolve) => setTimeout(resolve, SETTLED_AFTER_MS));
  for (const entry of arrived) {
    const { body, base64Encoded } = await session
      .send('Network.getResponseBody', { requestId: entry.requestId })
      .catch(() => ({ body: '', base64Encoded: false }));
    entry.body = Buffer.from(body, base64Encoded ? 'base64' : 'utf8');
  }
  const before = new Set(await page.evaluate(loadedBeforeFirstItem));
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
  const untilFirst = arrived.filter((entry) => before.has(entry.url));
  const weigh = (kind, entries) =>
    kilobytes(
      entries
        .filter((entry) => entry.kind.includes(kind))
        .reduce((sum, entry) => sum + gzipped(entry.body), 0),
    );
  return {
    script: weigh('javascript', untilFirst),
    style: weigh('css', untilFirst),
    requests: untilFirst.length,
    scriptSettled: weigh('javascript', arrived),
    unusedShare: total > 0 ? unused / total : 0,
  };
}
