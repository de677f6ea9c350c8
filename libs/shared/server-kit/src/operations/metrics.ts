import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Figures about the running server, in the format of Prometheus. */
export interface Metrics {
  observe(method: string, route: string, status: number, seconds: number): void;
  /** Adds a gauge whose value is read when metrics are collected. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void;
  counter(name: string, help: string): { inc(by?: number): void };
  text(): Promise<string>;
  contentType: string;
}

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Makes the registry of this server's figures. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took, by route and status',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: BUCKETS,
    registers: [registry],
  });
  return {
    observe: (method, route, status, seconds) =>
      requests.observe({ method, route, status }, seconds),
    gauge: (name, help, read) => {
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
      return { inc: (by = 1) => counter.inc(by) };
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
