import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { SaveMark, type SaveState } from '../field/save-mark';
import { loadVoice, type Say, useVoice } from './use-voice';
import { VOICE_REST } from './voice';

beforeAll(loadVoice);
beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  act(() => jest.runAllTimers());
  jest.useRealTimers();
});

function Speaker({ hand }: { readonly hand: (say: Say) => void }) {
  hand(useVoice());
  return <input aria-label="Name" />;
}

function speaker(): Say {
  let say: Say | undefined;
  render(<Speaker hand={(given) => (say = given)} />);
  if (!say) throw new Error('nobody speaks');
  return say;
}
const regions = () => document.querySelectorAll('[aria-live=polite]');
const spoken = () => [...regions()].flatMap((region) => [...region.children].map((line) => line.textContent));
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('a later message on a topic replaces an unspoken one; other topics are kept', () => {
  const say = speaker();
  say('Not saved', 'saving');
  say('2 results', 'search');
  say('Saved', 'saving');
  pass(150);
  expect(spoken()).toEqual(['2 results', 'Saved']);
});

test('nothing is announced while typing', () => {
  const say = speaker();
  const type = () => screen.getByRole('textbox').dispatchEvent(new InputEvent('input', { bubbles: true }));
  type();
  say('Saved', 'saving');
  pass(VOICE_REST - 100);
  type();
  pass(VOICE_REST - 100);
  expect(spoken()).toEqual([]);
  pass(200);
  expect(spoken()).toEqual(['Saved']);
});

test('an announcement is removed from the page afterwards', () => {
  speaker()('Team added');
  pass(150);
  expect(spoken()).toEqual(['Team added']);
  pass(10_000);
  expect(spoken()).toEqual([]);
});

test('several fields saved together are announced once, and no mark is a live region', () => {
  let settle: (state: SaveState) => void = () => undefined;
  function Fields() {
    const [state, setState] = useState<SaveState>('saving');
    settle = setState;
    return (
      <>
        <SaveMark state={state} />
        <SaveMark state={state} />
        <SaveMark state={state} />
      </>
    );
  }
  render(<Fields />);
  act(() => settle('saved'));
  pass(150);
  expect(regions()).toHaveLength(1);
  expect(screen.queryByRole('status')).toBeNull();
  expect(spoken()).toEqual(['Changes saved']);
});

test('the region is removed with the last part that speaks', () => {
  const first = render(<Speaker hand={() => undefined} />);
  const second = render(<Speaker hand={() => undefined} />);
  first.unmount();
  expect(regions()).toHaveLength(1);
  second.unmount();
  expect(regions()).toHaveLength(0);
});
