import type { Page, TestInfo } from '@playwright/test';

/** Requests of a page that are listed, of the latest. */
const MOST_REQUESTS = 40;

/** What the console of a continuous integration shows of a failed journey, where its pictures are not kept. */
export interface FailureReport {
  /**
   * Prints what the page shows, what it requested last and what the server logged, if the journey has failed.
   *
   * @param hasThrown the page threw an error, which fails the journey after this
   */
  print: (testInfo: TestInfo, serverLog: string, hasThrown: boolean) => Promise<void>;
}

/** Listens to the requests and the console of a page from now on. */
export function reportFailures(page: Page): FailureReport {
  const requests = new Map<object, string>();
  const messages: string[] = [];
  const begin = Date.now();
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    const at = `${((Date.now() - begin) / 1000).toFixed(1)} s`;
    requests.set(request, `${at} ${request.method()} ${pathname}${search} (no answer)`);
  });
  const answered = (request: object, answer: string) => {
    const line = requests.get(request);
    if (line !== undefined) requests.set(request, line.replace('(no answer)', answer));
  };
  page.on('response', (response) => answered(response.request(), String(response.status())));
  page.on('requestfailed', (request) =>
    answered(request, request.failure()?.errorText ?? 'failed'),
  );
  page.on('console', (message) => {
    if (message.type() === 'error') messages.push(message.text());
  });

  async function print(
    { status, expectedStatus, title }: TestInfo,
    serverLog: string,
    hasThrown: boolean,
  ) {
    if ((status === expectedStatus && !hasThrown) || page.isClosed()) return;
    const focused = await page
      .evaluate(() => document.activeElement?.outerHTML.slice(0, 200))
      .catch(String);
    const parts = {
      'The page': `${page.url()}\n${await page.locator('body').ariaSnapshot().catch(String)}`,
      'Has the focus': focused ?? 'nothing',
      'Requested last': [...requests.values()].slice(-MOST_REQUESTS).join('\n'),
      'Errors in the console': messages.join('\n'),
      'The server’s log': serverLog,
    };
    process.stdout.write(`\nThe journey “${title}” failed.\n`);
    for (const [name, text] of Object.entries(parts)) process.stdout.write(`-- ${name}\n${text}\n`);
  }
  return { print };
}
