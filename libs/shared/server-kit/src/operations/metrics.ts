import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { createHourCount, type HourCount } from './hour-count';

/** Figures about the running server, in the format of Prometheus. */
export interface Metrics {
  observe(method: string, route: string, status: number, seconds: number): void;
  /** Adds a gauge whose value is read when metrics are collected. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void;
  counter(name: string, help: string): { inc(by?: number): void };
  /** What a gauge says now; 0 where there is none of this name. */
  read(name: string): Promise<number>;
  /** How far a counter rose in the last hour; 0 where there is none of this name. */
  lastHour(name: string): number;
  /** Answers of the last hour, and how many of them had a status from 500. */
  requests(): { count: number; errors: number };
  text(): Promise<string>;
  contentType: string;
}

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const SERVER_ERROR = 500;

/**
 * Makes the registry of this server's figures.
 *
 * @param now the server's clock in milliseconds
 */
export function createMetrics(now: () => number = () => Date.now()): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took, by route and status',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: BUCKETS,
    registers: [registry],
  });
  const gauges = new Map<string, () => number | Promise<number>>();
  const counters = new Map<string, HourCount>();
  const answers = createHourCount(now);
  const errors = createHourCount(now);
  return {
    observe: (method, route, status, seconds) => {
      requests.observe({ method, route, status }, seconds);
      answers.add();
      if (status >= SERVER_ERROR) errors.add();
    },
    gauge: (name, help, read) => {
      gauges.set(name, read);
      new Gauge({
        name,
        help,
        registers: [registry],
        async collect() {
          this.set(await read());
        },
      });
    },
    counter: (name, help) => {
      const counter = new Counter({ name, help, registers: [registry] });
      const hour = createHourCount(now);
      counters.set(name, hour);
      return {
        inc: (by = 1) => {
          counter.inc(by);
          hour.add(by);
        },
      };
    },
    read: async (name) => (await gauges.get(name)?.()) ?? 0,
    lastHour: (name) => counters.get(name)?.total() ?? 0,
    requests: () => ({ count: answers.total(), errors: errors.total() }),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
