import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { SaveMark, type SaveState } from '../field/save-mark';
import { type Announce, loadVoice, useAnnouncer } from './use-announcer';
import { VOICE_REST } from './voice';

beforeAll(loadVoice);
beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  act(() => jest.runAllTimers());
  jest.useRealTimers();
});

function Speaker({ hand }: { readonly hand: (announce: Announce) => void }) {
  hand(useAnnouncer());
  return <input aria-label="Name" />;
}

function speaker(): Announce {
  let announce: Announce | undefined;
  render(<Speaker hand={(given) => (announce = given)} />);
  if (!announce) throw new Error('nobody speaks');
  return announce;
}
const regions = () => document.querySelectorAll('[aria-live=polite]');
const spoken = () => [...regions()].flatMap((region) => [...region.children].map((line) => line.textContent));
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('a later message on a topic replaces an unspoken one; other topics are kept', () => {
  const announce = speaker();
  announce('Not saved', 'saving');
  announce('2 results', 'search');
  announce('Saved', 'saving');
  pass(150);
  expect(spoken()).toEqual(['2 results', 'Saved']);
});

test('nothing is announced while typing', () => {
  const announce = speaker();
  const type = () => screen.getByRole('textbox').dispatchEvent(new InputEvent('input', { bubbles: true }));
  type();
  announce('Saved', 'saving');
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
