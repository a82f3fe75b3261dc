import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Registry } from '@waymark/contract';
import { ROOT } from '../root';
import { BuilderMetrics } from './builder-metrics';

const registry = {
  channel: 'stable',
  revision: 1,
  remotes: [{ id: 'mf-games', current: { version: '2.1.0' } }],
} as unknown as Registry;

let server: Server;
const metrics = new BuilderMetrics();
beforeAll(async () => {
  metrics.count({ registries: { read: async () => registry }, degraded: { areas: () => ['mf-teams'] } });
  const handler = metrics.before(async (_request, response) => void response.end('a page'));
  server = createServer((request, response) => void handler(request, response));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
});
afterAll(() => new Promise((closed) => server.close(closed)));

const ask = async (path: string, headers = {}) => {
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { headers });
  return { status: answer.status, text: await answer.text() };
};

it('has the releases in service, the degraded areas and the failures in browsers', async () => {
  metrics.failed({ remote: 'mf-games', version: '2.1.0', kind: 'render' });
  const { text } = await ask('/metrics');
  const lines = [
    'waymark_release_in_service{remote="mf-games",version="2.1.0"} 1',
    'waymark_areas_degraded{area="mf-teams"} 1',
    'waymark_release_failures_total{remote="mf-games",version="2.1.0",kind="render"} 1',
  ];
  for (const line of lines) expect(text.split('\n')).toContain(line);
});

it('is hidden from callers behind a proxy, and affects no other path', async () => {
  expect((await ask('/metrics', { 'X-Forwarded-For': '203.0.113.9' })).status).toBe(404);
  expect(await ask('/metrics/more')).toEqual({ status: 200, text: 'a page' });
});

it('exports every metric of the dashboard', async () => {
  const dashboard = await readFile(join(ROOT, 'packages/launch/deploy/grafana.json'), 'utf8');
  const drawn = new Set(dashboard.match(/waymark_(?:release|areas)\w+/g));
  expect(drawn.size).toBeGreaterThan(0);
  const { text } = await ask('/metrics');
  for (const name of drawn) expect(text).toContain(`# TYPE ${name} `);
});
