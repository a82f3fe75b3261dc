import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { EndedCall } from './ended-call';

/** Gauges that are read on collection. */
export interface Counted {
  readonly sockets: () => number;
  /** Milliseconds. */
  readonly eventLoopDelay: () => number;
  /** Jobs by state; throws while the database is away. */
  readonly jobs: () => Promise<readonly { readonly state: string; readonly n: number }[]>;
}

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const MS = 1000;

/** The metrics of one provider, in Prometheus format. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #process: Registry | undefined;
  readonly #calls = new Histogram({
    name: 'waymark_call_duration_seconds',
    help: 'Calls by route and status, and how long they took.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [this.#registry],
  });
  readonly #faults = new Counter({
    name: 'waymark_faults_total',
    help: 'Errors of the provider itself; the log has each.',
    registers: [this.#registry],
  });

  /** @param ofProcess metrics of the whole process */
  constructor(ofProcess?: Registry) {
    this.#process = ofProcess;
  }

  call({ method, route = 'none', status, ms }: EndedCall): void {
    this.#calls.observe({ method, route, status }, ms / MS);
  }

  fault(): void {
    this.#faults.inc();
  }

  /** Registers the gauges that are read on collection. */
  count({ sockets, eventLoopDelay, jobs }: Counted): void {
    const registers = [this.#registry];
    new Gauge({
      name: 'waymark_sockets',
      help: 'Open live sockets.',
      registers,
      collect() {
        this.set(sockets());
      },
    });
    new Gauge({
      name: 'waymark_event_loop_delay_seconds',
      help: 'How long work waits until the process gets to it.',
      registers,
      collect() {
        this.set(eventLoopDelay() / MS);
      },
    });
    // One query serves both gauges, when the first of them is collected.
    let answer: ReturnType<typeof jobs> | undefined;
    new Gauge({
      name: 'waymark_database_up',
      help: '1 while the database answers.',
      registers,
      async collect() {
        answer = jobs();
        this.set(await answer.then(isUp, isDown));
      },
    });
    new Gauge({
      name: 'waymark_jobs',
      help: 'Jobs of all nodes that wait, run, or failed.',
      labelNames: ['state'],
      registers,
      async collect() {
        this.reset();
        for (const { state, n } of (await answer?.catch(() => [])) ?? []) this.set({ state }, n);
      },
    });
  }

  /** All metrics as text. */
  async text(): Promise<string> {
    const own = await this.#registry.metrics();
    return this.#process ? `${own}\n${await this.#process.metrics()}` : own;
  }

  readonly contentType = Registry.PROMETHEUS_CONTENT_TYPE;
}

const isUp = () => 1;
const isDown = () => 0;
