import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { axeOverStories, type StoryFinding } from '@waymark/ui/storybook-axe';
import { runTool } from '../../processes/tool';
import { ROOT } from '../../root';
import type { RunContext } from '../run-context';
import type { StageOutcome } from '../stage';
import { CheckedStories } from './checked-stories';
import { storyHashes } from './story-hashes';

const UI = join(ROOT, 'packages/ui');
const STATIC = join(UI, 'storybook-static');
const PASSED = join(ROOT, '.cache/stories.json');

/**
 * Runs axe over the stories that changed, or whose imports changed, since they last passed. CI checks all of them.
 */
export async function checkStories({ browser, signal, print }: RunContext): Promise<StageOutcome> {
  const hashes = storyHashes(UI, browser().version);
  const checked = new CheckedStories(PASSED);
  const pending = process.env.CI ? new Set(hashes.keys()) : checked.pending(hashes);
  print(`${pending.size} of ${hashes.size} story files to check`);
  if (pending.size === 0) return { ok: true };
  if (isStale()) {
    print('Building the stories');
    const args = ['build', '-o', 'storybook-static', '--quiet', '--loglevel', 'error', '--disable-telemetry'];
    if (!(await runTool('storybook', args, { owner: 'packages/ui', cwd: UI, signal }))) return { ok: false };
  }
  const findings = await runAxe(browser().path, signal, pending);
  for (const { story, theme, direction, rule, help, nodes } of findings) {
    print(`${story} (${theme}, ${direction}): ${rule}, ${help}\n  ${nodes.join('\n  ')}`);
  }
  const failed = new Set(findings.map(({ file }) => file));
  const passed = [...hashes].filter(([file]) => pending.has(file) && !failed.has(file));
  checked.save(new Map(passed), hashes);
  return { ok: findings.length === 0 };
}

async function runAxe(
  executablePath: string,
  signal: AbortSignal,
  files: ReadonlySet<string>,
): Promise<readonly StoryFinding[]> {
  // Chromium cannot sandbox as root.
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const running = await chromium.launch({ executablePath, args });
  const close = () => void running.close();
  signal.addEventListener('abort', close);
  try {
    return await axeOverStories({ browser: running, directory: STATIC, files });
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
