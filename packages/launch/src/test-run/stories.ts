import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { axeOverStories } from '@waymark/ui/storybook-axe';
import { runTool } from '../processes/tool';
import { ROOT } from '../root';
import type { RunContext } from './run-context';

const UI = join(ROOT, 'packages/ui');
const STATIC = join(UI, 'storybook-static');

/** Builds the stories where they have changed, and lets axe look at each of them. */
export async function checkStories({ browser, signal, say }: RunContext): Promise<{ readonly ok: boolean }> {
  if (isStale()) {
    say('Building the stories');
    const args = ['build', '-o', 'storybook-static', '--quiet', '--loglevel', 'error', '--disable-telemetry'];
    if (!(await runTool('storybook', args, { owner: 'packages/ui', cwd: UI, signal }))) return { ok: false };
  }
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const running = await chromium.launch({ executablePath: browser().path, args });
  const close = () => void running.close();
  signal.addEventListener('abort', close);
  try {
    const findings = await axeOverStories({ browser: running, directory: STATIC });
    for (const { story, theme, direction, rule, help, nodes } of findings) {
      say(`${story} (${theme}, ${direction}): ${rule}, ${help}\n  ${nodes.join('\n  ')}`);
    }
    return { ok: findings.length === 0 };
  } finally {
    signal.removeEventListener('abort', close);
    await running.close();
  }
}

function isStale(): boolean {
  const index = join(STATIC, 'index.json');
  if (!existsSync(index)) return true;
  const built = statSync(index).mtimeMs;
  const sources = ['src', '.storybook', 'package.json', '../../pnpm-lock.yaml'].map((name) => join(UI, name));
  return sources.some((source) => newestIn(source) > built);
}

function newestIn(path: string): number {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return 0;
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => newestIn(join(path, name))));
}
