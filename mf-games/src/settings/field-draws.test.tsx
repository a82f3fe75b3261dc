import { act, fireEvent, screen } from '@testing-library/react';
import { draws } from '@waymark/testing/draw-counts';
import type { ComponentProps } from 'react';
import { field, openSettings, prepareSettings, QUAY } from '../testing/render-settings';

// Counts draws of each field's frame, and of the parts below that aren't fields.
jest.mock('@waymark/host-kit', () => {
  const { counted } = jest.requireActual<typeof import('@waymark/testing/draw-counts')>('@waymark/testing/draw-counts');
  const kit = jest.requireActual<typeof import('@waymark/host-kit')>('@waymark/host-kit');
  type Frame = ComponentProps<typeof kit.FieldFrame<string>>;
  return { ...kit, FieldFrame: counted<Frame>(kit.FieldFrame, (props) => props.field) };
});
jest.mock('./readiness-line', () => {
  const { counted } = jest.requireActual<typeof import('@waymark/testing/draw-counts')>('@waymark/testing/draw-counts');
  const part = jest.requireActual<typeof import('./readiness-line')>('./readiness-line');
  return { ReadinessLine: counted(part.ReadinessLine, () => 'the line at the top') };
});
jest.mock('./section-index', () => {
  const { counted } = jest.requireActual<typeof import('@waymark/testing/draw-counts')>('@waymark/testing/draw-counts');
  const part = jest.requireActual<typeof import('./section-index')>('./section-index');
  return { SectionIndex: counted(part.SectionIndex, () => 'the index') };
});
jest.mock('./others-line', () => {
  const { counted } = jest.requireActual<typeof import('@waymark/testing/draw-counts')>('@waymark/testing/draw-counts');
  const part = jest.requireActual<typeof import('./others-line')>('./others-line');
  return { OthersLine: counted(part.OthersLine, () => 'the title') };
});

prepareSettings();

/** Types letter by letter with pauses that trigger saves; the rest is saved on blur. */
async function typeInto(label: string, words: string) {
  const box = field(label);
  for (let length = FIRST; length <= words.length; length += 1) {
    fireEvent.change(box, { target: { value: words.slice(0, length) } });
    await act(() => jest.advanceTimersByTimeAsync(length % 10 === 0 ? 2000 : 50));
  }
  fireEvent.blur(box);
  await act(() => jest.advanceTimersByTimeAsync(5000));
}

/** A shorter entry code would change the readiness line at the top. */
const FIRST = 3;

describe('typing', () => {
  const WORDS = 'Meet at the plinth at seven o’clock';

  it.each([
    ['Name', 'name'],
    ['Description', 'description'],
    ['Entry Code', 'code'],
    ['Primary e-mail', 'primary_email'],
  ])('in %s redraws only that field, even while saving', async (label, name) => {
    const { writes } = await openSettings({ ...QUAY, primary_email: 'a@quay.test' });
    await screen.findByLabelText('Photo', { selector: 'input' });
    jest.useFakeTimers();
    fireEvent.focus(field(label));
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(draws.size).toBeGreaterThan(6);
    draws.clear();
    await typeInto(label, name === 'primary_email' ? 'maren.okafor.harbour.walks@quay.test' : WORDS);
    expect(writes().length).toBeGreaterThan(0);
    const { [name]: own, ...others } = Object.fromEntries(draws);
    expect(own).toBeGreaterThan(WORDS.length - FIRST);
    expect(others).toEqual({});
  });
});
