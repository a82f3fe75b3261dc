import type { Page } from '@playwright/test';

/** A task over 50 ms. */
export interface LongTask {
  readonly duration: number;
  /**
   * What took most of it, as far as the browser reports it: a function with its file and position, or style and layout.
   */
  readonly culprit: string;
}

/** A long frame as the browser reports it; TypeScript's types lack it. */
interface LongFrame extends PerformanceEntry {
  readonly styleAndLayoutStart: number;
  readonly scripts: readonly FrameScript[];
}
interface FrameScript {
  readonly startTime: number;
  readonly duration: number;
  readonly invoker: string;
  readonly sourceURL: string;
  readonly sourceFunctionName: string;
  readonly sourceCharPosition: number;
}
type Interval = Pick<PerformanceEntry, 'startTime' | 'duration'>;

declare global {
  interface Window {
    /** The tasks over 50 ms and the long frames since the watch began. */
    waymarkTasks?: { readonly tasks: Interval[]; readonly frames: LongFrame[] } | undefined;
  }
}

/** The tasks over 50 ms of a page during an action, each with its main cause. */
export async function namedLongTasksOf(page: Page, act: () => Promise<void>): Promise<readonly LongTask[]> {
  await page.evaluate(() => {
    const seen: NonNullable<typeof window.waymarkTasks> = { tasks: [], frames: [] };
    window.waymarkTasks = seen;
    new PerformanceObserver((list) => seen.tasks.push(...list.getEntries())).observe({ type: 'longtask' });
    if (!PerformanceObserver.supportedEntryTypes.includes('long-animation-frame')) return;
    new PerformanceObserver((list) => seen.frames.push(...(list.getEntries() as LongFrame[]))).observe({
      type: 'long-animation-frame',
    });
  });
  await act();
  const { tasks, frames } = await page.evaluate(() => {
    const seen = window.waymarkTasks;
    window.waymarkTasks = undefined;
    // Contains no named functions, see paint-watch.
    return {
      tasks: seen?.tasks.map(({ startTime, duration }) => ({ startTime, duration })) ?? [],
      frames: seen?.frames.map((frame): LongFrame => frame.toJSON()) ?? [],
    };
  });
  return tasks.map((task) => ({ duration: task.duration, culprit: culpritOf(task, frames) }));
}

/** Milliseconds of a page's tasks over 50 ms during an action. */
export const longTasksOf = async (page: Page, act: () => Promise<void>): Promise<readonly number[]> =>
  (await namedLongTasksOf(page, act)).map(({ duration }) => duration);

/** Lists long tasks by cause, worst first. */
export function causesOf(tasks: readonly LongTask[]): string {
  const by = new Map<string, number[]>();
  for (const { duration, culprit } of tasks) by.set(culprit, [...(by.get(culprit) ?? []), Math.round(duration)]);
  return [...by]
    .sort(([, one], [, other]) => Math.max(...other) - Math.max(...one))
    .map(([culprit, durations]) => `${culprit}: ${durations.sort((one, other) => other - one).join(', ')}`)
    .join('; ');
}

/** The main cause of a task, from the frame it belongs to. */
function culpritOf(task: Interval, frames: readonly LongFrame[]): string {
  const end = task.startTime + task.duration;
  const frame = frames.find((one) => one.startTime <= end && one.startTime + one.duration >= task.startTime);
  if (!frame) return 'unknown';
  const within = frame.scripts.filter((one) => one.startTime < end && one.startTime + one.duration > task.startTime);
  const [longest] = [...within].sort((one, other) => other.duration - one.duration);
  const laidOut = frame.styleAndLayoutStart;
  const drawing = laidOut > 0 && laidOut < end ? Math.min(end, frame.startTime + frame.duration) - laidOut : 0;
  if (!longest) return drawing > 0 ? 'style and layout' : 'the browser';
  if (drawing > longest.duration) return 'style and layout';
  const file = longest.sourceURL.replace(/^.*\//, '').replace(/[?#].*$/, '');
  return `${longest.sourceFunctionName || longest.invoker} (${file}:${longest.sourceCharPosition})`;
}
