import type { ReleaseReport } from '@waymark/contract';
import { Counter, Gauge, Registry } from 'prom-client';
import type { DegradedWatch } from './degraded-watch';
import type { Handler } from './listener';
import { sendPlain } from './plain-answers';
import type { Registries } from './registries';

/** Values counted on demand. */
export interface Watched {
  readonly registries: Pick<Registries, 'read'>;
  readonly degraded: Pick<DegradedWatch, 'areas'>;
}

/** The builder's metrics in Prometheus's format: releases, degraded areas, and failures reported by browsers. */
export class BuilderMetrics {
  readonly #registry = new Registry();
  readonly #failures = new Counter({
    name: 'waymark_release_failures_total',
    help: 'Browsers in which a release failed twice.',
    labelNames: ['remote', 'version', 'kind'],
    registers: [this.#registry],
  });

  failed({ remote, version, kind }: Pick<ReleaseReport, 'remote' | 'version' | 'kind'>): void {
    this.#failures.inc({ remote, version, kind });
  }

  /** Adds values that are counted on request. */
  count({ registries, degraded }: Watched): void {
    const registers = [this.#registry];
    new Gauge({
      name: 'waymark_release_in_service',
      help: 'The releases in service; nothing while the store is away.',
      labelNames: ['remote', 'version'],
      registers,
      async collect() {
        this.reset();
        const registry = await registries.read(undefined).catch(() => undefined);
        for (const { id, current } of registry?.remotes ?? []) this.set({ remote: id, version: current.version }, 1);
      },
    });
    new Gauge({
      name: 'waymark_areas_degraded',
      help: 'Areas that pages cannot run as released; the log says why.',
      labelNames: ['area'],
      registers,
      collect() {
        this.reset();
        for (const area of degraded.areas()) this.set({ area }, 1);
      },
    });
  }

  /** Serves `/metrics` to internal programs; requests through a proxy get a 404. */
  before(handler: Handler): Handler {
    return async (request, response) => {
      if (request.url !== '/metrics') return await handler(request, response);
      const { 'x-forwarded-for': list, forwarded } = request.headers;
      if (list !== undefined || forwarded !== undefined) return sendPlain(response, 404, 'Not Found');
      response
        .writeHead(200, { 'Content-Type': Registry.PROMETHEUS_CONTENT_TYPE, 'Cache-Control': 'no-store' })
        .end(await this.#registry.metrics());
    };
  }
}
