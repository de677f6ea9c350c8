import { runtimeConfigText } from './runtime-config';
import type { RuntimeConfig } from './runtime-config';

const config: RuntimeConfig = {
  apiHost: '',
  guestToken: 'token',
  brandName: '</script><script>alert(1)</script>\u2028',
  brandSlug: 'upround',
  demo: true,
  mailbox: false,
  posthog: null,
  webAnalyticsId: '',
  realtime: 'socket',
  firebase: null,
  buildId: '',
  session: null,
};

it('T4: a config cannot end the script element that holds it', () => {
  const text = runtimeConfigText(config);
  expect(text).not.toContain('<');
  expect(text).not.toContain('\u2028');
  expect(JSON.parse(text)).toEqual(config);
});
