import { demoFolder } from '../support/demo-folder';
import { startApp, type AppServer } from '../support/app-server';
import { expect, test } from '../support/journey';
import { membersOf } from '../support/members';

test.describe('a payment that isn’t decided in time', () => {
  let app: AppServer;

  test.beforeAll(async () => {
    app = await startApp({ copyOf: demoFolder(), settings: { PAYMENT_WINDOW: '10' } });
  });
  test.afterAll(() => app?.stop());

  for (const [vpa, end] of [
    ['timeout@upi', /expired/i],
    ['late@upi', /You’ve paid ₹299/],
  ] as const) {
    test(`${vpa} takes its course`, async ({ browser }) => {
      const members = membersOf(app);
      const someone = await members.create('Ravi Iyer');
      const { context } = await members.open(browser, someone);
      const page = await context.newPage();
      await page.goto(`${app.origin}/Payment?plan=premium`);
      await page.getByRole('textbox', { name: /UPI ID/ }).fill(vpa);
      await page.getByRole('button', { name: 'Pay ₹299.00' }).click();
      await expect(page.getByText(end).first()).toBeVisible({ timeout: 110_000 });
      await context.close();
    });
  }
});
