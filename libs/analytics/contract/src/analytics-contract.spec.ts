import * as calls from './analytics.calls';
import { viewReportFixtures } from './analytics.fixtures';
import { captureBatchSchema, captureLimits } from './capture.schema';
import { viewReportSchema } from './report.schema';

describe('the calls of analytics', () => {
  it('keep method, version, path and access', () => {
    const lines = Object.values(calls).map(
      ({ method, version, path, access }) => `${method} ${version} ${path} ${access}`,
    );
    expect(lines.sort()).toEqual([
      'GET v1 /analytics/array/{key}/config guest',
      'GET v1 /analytics/report member',
      'POST v1 /analytics/e guest',
      'POST v1 /analytics/flags guest',
    ]);
  });

  it('T49: those of the client alone are left out of the documentation', () => {
    const open = Object.values(calls).filter(({ internal }) => !internal);
    expect(open.map(({ id }) => id)).toEqual(['analytics.readViewReport']);
  });

  it.each(viewReportFixtures.map((report) => [report.views, report] as const))(
    'a report of %i views goes over the wire unchanged',
    (_views, report) => expect(viewReportSchema.parse(report)).toEqual(report),
  );

  it('T40: a batch has bounds', () => {
    const event = (more: object = {}, properties: object = {}) => ({
      uuid: '01a1fdf9-ff98-79b6-981f-33b848c25d23',
      event: '$pageview',
      properties: { distinct_id: 'user-1', $current_url: 'http://localhost/', ...properties },
      ...more,
    });
    const accepts = (...batch: unknown[]) =>
      captureBatchSchema.safeParse({ api_key: 'own', batch }).success;
    expect(accepts(event())).toBe(true);
    expect(accepts()).toBe(false);
    expect(accepts(...Array(captureLimits.batch + 1).fill(event()))).toBe(false);
    expect(accepts(event({ uuid: 'no' }))).toBe(false);
    expect(accepts(event({ event: 'x'.repeat(201) }))).toBe(false);
    expect(accepts(event({}, { distinct_id: '' }))).toBe(false);
    expect(accepts(event({}, { $current_url: 'x'.repeat(2049) }))).toBe(false);
    expect(accepts(event({ timestamp: 'yesterday' }))).toBe(false);
  });
});
