import { act, fireEvent, screen, within } from '@testing-library/react';
import { TASK_TYPE } from '@waymark/contract';
import { buildTask } from '@waymark/testing';
import { draws } from '@waymark/testing/draw-counts';
import { unmountRemotes } from '@waymark/testing/mount-remote';
import type { ComponentProps } from 'react';
import { bodiesOf, compile, field, keeping, openTab, renderEditor } from '../testing/render-editor';

// Counts draws of each field's frame.
jest.mock('@waymark/host-kit', () => {
  const { counted } = jest.requireActual<typeof import('@waymark/testing/draw-counts')>('@waymark/testing/draw-counts');
  const kit = jest.requireActual<typeof import('@waymark/host-kit')>('@waymark/host-kit');
  type Frame = ComponentProps<typeof kit.FieldFrame<string>>;
  return { ...kit, FieldFrame: counted<Frame>(kit.FieldFrame, (props) => props.field) };
});

beforeAll(compile);
afterEach(unmountRemotes);

describe('typing in a challenge', () => {
  const WORDS = 'Salute the pilot, loudly';
  const task = buildTask({
    name: 'Salute',
    task_type: TASK_TYPE.trivia,
    trivia: 'one',
    hint_1: 'Look up',
    reward_title: 'A medal',
  });

  it.each([
    ['Basics', 'Headline', 'name'],
    ['Basics', 'Valid answers', 'trivia'],
    ['Hints', 'Hint 1', 'hint_1'],
    ['Rewards', 'Reward title', 'reward_title'],
  ])('on tab %s, in %s, redraws only that field and the preview', async (tab, label, name) => {
    const staged = await renderEditor(task, keeping(task).answer);
    if (tab !== 'Basics') await openTab(tab);
    fireEvent.focus(field(label));
    await screen.findByRole('region', { name: 'What players see' });
    jest.useFakeTimers();
    await act(() => jest.advanceTimersByTimeAsync(5000));
    draws.clear();
    for (let length = 1; length <= WORDS.length; length += 1) {
      fireEvent.change(field(label), { target: { value: WORDS.slice(0, length) } });
    }
    const { [name]: own, ...others } = Object.fromEntries(draws);
    expect(own).toBeGreaterThanOrEqual(WORDS.length);
    expect(others).toEqual({});
    if (name === 'name') expect(screen.getByRole('heading', { level: 3, name: WORDS })).toBeTruthy();
    fireEvent.blur(field(label));
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(bodiesOf(staged, task)).toEqual([{ [name]: WORDS }]);
  });

  it('in an AR item redraws only that field of that item', async () => {
    const items = [31, 32].map((id) => ({ id, position: id, model_url: '/media/a.wt3', style: 'loop', chain: '' }));
    const ar = buildTask({ task_type: TASK_TYPE.arPhoto, realities: items });
    await renderEditor(ar, keeping(ar).answer, { features: ['ar'] });
    const first = within(await screen.findByRole('group', { name: 'AR item 1' }));
    for (const [label, name, typed] of [
      ['Animation name', 'animation_name', WORDS],
      ['Chain', 'chain', '12.5'],
      ['Scale', 'scale', '12.5'],
    ] as const) {
      const control = first.getByRole('textbox', { name: label });
      fireEvent.focus(control);
      draws.clear();
      for (let length = 1; length <= typed.length; length += 1) {
        fireEvent.change(control, { target: { value: typed.slice(0, length) } });
      }
      expect(Object.keys(Object.fromEntries(draws))).toEqual([name]);
      expect(draws.get(name)).toBe(typed.length);
    }
  });
});
