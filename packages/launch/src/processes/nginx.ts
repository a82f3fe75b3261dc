import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { PlainFailure } from '../plain-failure';
import { ROOT } from '../root';
import { type Child, startKeeper } from './child';

/** An installed nginx; Debian's is installed if this is root. @throws {PlainFailure} if there is none */
function findOrInstallNginx(): string {
  const found = findNginx();
  if (found) return found;
  if (process.getuid?.() === 0) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    for (const args of [['update'], ['install', '-y', 'nginx-light']]) spawnSync('apt-get', args, { env });
  }
  const installed = findNginx();
  if (installed) return installed;
  throw new PlainFailure('nginx is missing. Install it (Debian: apt-get install nginx-light).');
}

const findNginx = () => ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'].find(existsSync);

/** Replaces the hosts, ports and certificate of the operators' configuration. */
export interface NginxOptions {
  /** Contains `fullchain.pem` and `privkey.pem`, and nginx's own files. */
  readonly folder: string;
  readonly port: number;
  readonly hosts: readonly string[];
  /** Ports of the builder on each node; its provider is 1000 above. */
  readonly nodes: readonly [number, number];
}

/** Starts nginx with the operators' configuration. Resolves when it listens. */
export async function startNginx({ folder, port, hosts, nodes }: NginxOptions): Promise<Child> {
  const given = await readFile(join(ROOT, 'packages/launch/deploy/nginx.conf'), 'utf8');
  const placed = given
    .replaceAll('10.0.0.11:4000', `127.0.0.1:${nodes[0] + 1000}`)
    .replaceAll('10.0.0.12:4000', `127.0.0.1:${nodes[1] + 1000}`)
    .replaceAll('10.0.0.11:3000', `127.0.0.1:${nodes[0]}`)
    .replaceAll('10.0.0.12:3000', `127.0.0.1:${nodes[1]}`)
    .replaceAll('listen 443', `listen 127.0.0.1:${port}`)
    .replaceAll('listen 80', `listen 127.0.0.1:${port + 1}`)
    .replaceAll('server_name hunts.example', `server_name ${hosts.join(' ')}`)
    .replaceAll('/etc/ssl/hunts.example', folder);
  await writeFile(join(folder, 'waymark.conf'), placed);
  await writeFile(join(folder, 'nginx.conf'), outer(folder));
  const lines: string[] = [];
  const child = startKeeper(findOrInstallNginx(), ['-p', folder, '-c', join(folder, 'nginx.conf')], undefined, (line) =>
    lines.push(line),
  );
  for (;;) {
    if (await fetch(`http://127.0.0.1:${port + 1}`, { redirect: 'manual' }).catch(() => undefined)) return child;
    const ended = await Promise.race([child.ended, pause(50)]);
    if (ended) throw new PlainFailure(`nginx did not start: ${lines.join('\n')}`);
  }
}

const outer = (folder: string): string => `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n  ')}
  include ${folder}/waymark.conf;
}
`;
