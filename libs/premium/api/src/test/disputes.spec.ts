import { startRazorpayServer } from './razorpay-server.fixtures';

let server: Awaited<ReturnType<typeof startRazorpayServer>>;

beforeAll(async () => {
  server = await startRazorpayServer();
});
afterAll(() => server?.close());

it('R12: a dispute that is lost after it was solved needs an operator again, once', async () => {
  const buyer = await server.signUpAs('disputed');
  const { paymentId, providerPayment } = await server.payPlan(buyer);
  const state = () => server.command('payments state');
  const id = server.fake.dispute(providerPayment, 'created');
  const report = async (...steps: readonly string[]) => {
    for (const step of steps) server.fake.dispute(providerPayment, step, id);
    await server.deliverAll();
  };

  await report('action_required');
  expect(await state()).toContain('1 to look at:');
  expect(await state()).toContain(`MISMATCH  dispute  dispute:${id}  ${paymentId}`);
  await server.command('payments solved', `dispute:${id}`);
  await report('action_required');
  expect(await state()).toContain('Nothing needs an operator.');

  await report('lost', 'lost', 'action_required');
  expect(await state()).toContain('1 to look at:');
  expect(await state()).toContain(`MISMATCH  dispute  dispute:${id}:lost  ${paymentId}`);
  // What was delivered stays until the operator decides.
  expect(await server.planOf(buyer)).toMatchObject({ tier: 1 });
  await server.command('payments solved', `dispute:${id}:lost`);
  await report('lost');
  expect(await state()).toContain('Nothing needs an operator.');
});
