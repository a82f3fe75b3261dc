import { setTimeout } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import type { Seeded } from './seeded';
import type { Weather } from './weather';

/** An organiser's next action: chosen outside the page, so that a seed reproduces it, and performed inside. */
interface Move {
  readonly field: string;
  readonly text: string;
  /** Whether to leave the field after typing; otherwise a pause saves, or nothing yet. */
  readonly leaves: boolean;
  /** The answer to a blocking question. */
  readonly keepsMine: boolean;
  readonly ignores: boolean;
}

/** Edited fields by tab. */
const FIELDS = {
  Mandatory: ['name', 'code', 'primary_email'],
  Optional: ['leaderboard_visible', 'notifications_bidirectional', 'shuffled', 'share_location', 'join_existing_team'],
} as const;
type Tab = keyof typeof FIELDS;

/** An organiser who edits random settings of a game, faster than any person. */
export class RandomOrganiser {
  readonly page: Page;
  private readonly random: Seeded;
  private tab: Tab = 'Mandatory';
  /** The edits, for investigating a failure. */
  readonly done: string[] = [];

  constructor(page: Page, random: Seeded) {
    this.page = page;
    this.random = random;
  }

  /** Makes this many edits, answering questions in between. */
  async edit(edits: number, weather: Weather): Promise<void> {
    for (let turn = 0; this.done.length < edits; turn += 1) {
      if (turn > 20 * edits)
        throw new Error(`Only ${this.done.length} edits. The last: ${this.done.slice(-5).join(', ')}`);
      if (this.random.chance(0.06)) await this.turnTo(this.tab === 'Mandatory' ? 'Optional' : 'Mandatory');
      const field = this.random.pick<string>(FIELDS[this.tab]);
      const move: Move = {
        field,
        text: textFor(field, this.random),
        leaves: this.random.chance(0.7),
        keepsMine: this.random.chance(0.4),
        ignores: this.random.chance(0.3),
      };
      const did = await this.page.evaluate(makeMove, move);
      if (did === 'edited') this.done.push(`${field}=${move.text}`);
      // Usually one save after the other; sometimes edits during pending ones.
      await setTimeout(this.random.below(100));
      if (this.random.chance(0.7)) await weather.calm(this.page);
    }
  }

  /** Answers questions with the stored values, and saves unsaved ones; returns whether there were any. */
  async settle(): Promise<boolean> {
    let busy = false;
    for (const tab of Object.keys(FIELDS) as Tab[]) {
      await this.turnTo(tab);
      if (await this.page.evaluate(settleOnce)) busy = true;
    }
    return busy;
  }

  /** Saves an unedited field once all questions are answered, because one may come late. */
  async saveOneMore(): Promise<void> {
    await expect(async () => {
      expect(await this.settle()).toBe(false);
      await this.page.getByRole('tab', { name: /^Optional/ }).click({ timeout: 1000 });
      await this.page.getByRole('switch', { name: 'Show in public search' }).click({ timeout: 1000 });
    }).toPass({ intervals: [100], timeout: 30_000 });
  }

  /** The fields' values in both tabs. */
  async screen(): Promise<Readonly<Record<string, string | number>>> {
    const held: Record<string, string | number> = {};
    for (const tab of Object.keys(FIELDS) as Tab[]) {
      await this.turnTo(tab);
      Object.assign(held, await this.page.evaluate(readFields, FIELDS[tab]));
    }
    return held;
  }

  private async turnTo(tab: Tab): Promise<void> {
    this.tab = tab;
    await this.page.evaluate(pressTab, tab);
    await this.page.locator(`[name="${FIELDS[tab][0]}"]`).waitFor({ state: 'attached' });
  }
}

function textFor(field: string, random: Seeded): string {
  const figure = random.below(1_000_000);
  if (field === 'primary_email') return `water-${figure}@demo.test`;
  return field === 'code' ? `LOW-${figure}` : `Low Water ${figure}`;
}

/** Runs in the page: answers a question, or makes an edit. */
function makeMove({ field, text, leaves, keepsMine, ignores }: Move): 'answered' | 'edited' | 'waits' {
  const dialog = document.querySelector('dialog[open]');
  if (dialog) {
    const pressed = ['Dismiss', 'Close', ignores ? 'Ignore' : 'Refresh'].some((words) => {
      const button = [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent?.trim() === words);
      if (button && words === 'Refresh' && keepsMine) {
        for (const label of dialog.querySelectorAll('label'))
          if (label.textContent?.includes('Keep mine')) label.click();
      }
      button?.click();
      return button !== undefined;
    });
    return pressed ? 'answered' : 'waits';
  }
  const control = document.querySelector<HTMLInputElement>(`#content [name="${field}"], main [name="${field}"]`);
  if (!control) return 'waits';
  control.focus();
  if (control.getAttribute('role') === 'switch') {
    control.click();
    return 'edited';
  }
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control, text);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  if (leaves) control.blur();
  return 'edited';
}

/** Runs in the page: answers a question with the stored values, and saves unsaved ones. */
function settleOnce(): boolean {
  const dialog = document.querySelector('dialog[open]');
  const wanted = dialog ? ['Dismiss', 'Close', 'Refresh'] : ['Retry'];
  const buttons = [...(dialog ?? document).querySelectorAll('button')];
  const found = buttons.filter(({ textContent }) => wanted.includes(textContent?.trim() ?? ''));
  for (const button of found) button.click();
  return dialog !== null || found.length > 0;
}

/** Runs in the page. */
function readFields(names: readonly string[]): Record<string, string | number> {
  const held: Record<string, string | number> = {};
  for (const name of names) {
    const control = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (control) held[name] = control.getAttribute('role') === 'switch' ? Number(control.checked) : control.value;
  }
  return held;
}

/** Runs in the page. */
function pressTab(words: string): void {
  const tabs = [...document.querySelectorAll<HTMLElement>('[role="tab"]')];
  tabs.find(({ textContent }) => textContent?.startsWith(words))?.click();
}
