import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { UiRoot } from '../root/ui-root';
import { exactMoment, readMoment, relativeMoment } from './format';
import { instantOf, wallTime } from './moment-draft';
import { type StartFinish, StartFinishPicker } from './start-finish-picker';
import { checkFinish, proposeFinish, proposeStart } from './window-rules';

const NOW = Date.parse('2026-11-21T18:14:00Z');

test.each([
  ['en-US', '9:05 AM', 'Sat, Nov 21, 2026, 9:05 AM UTC'],
  ['en-GB', '09:05', 'Sat, 21 Nov 2026, 09:05 UTC'],
  ['es-ES', '9:05', 'sáb, 21 nov 2026, 9:05 UTC'],
  ['de-DE', '09:05', 'Sa., 21. Nov. 2026, 09:05 UTC'],
])('in %s a time before ten is %s', (language, time, exact) => {
  const plain = (text: string) => text.replace(/\s/g, ' ');
  expect(plain(readMoment('2026-11-21T09:05:00Z', 'UTC', language).time)).toBe(time);
  expect(plain(exactMoment('2026-11-21T09:05:00Z', 'UTC', language))).toBe(exact);
});

test('the proposed start is one hour from now, the proposed finish one day after the start', () => {
  expect(proposeStart(NOW)).toBe('2026-11-21T19:14:00.000Z');
  expect(proposeFinish(null, NOW)).toBe('2026-11-22T19:14:00.000Z');
  expect(proposeFinish('2026-12-01T08:00:00Z', NOW)).toBe('2026-12-02T08:00:00.000Z');
});

test('a finish before the start is reported with a fix', () => {
  const same = (phrase: string): string => phrase;
  expect(checkFinish('2026-12-01T08:00:00Z', '2026-12-01T07:00:00Z', same)).toEqual({
    message: 'Finish must be after start.',
    fix: '2026-12-01T10:00:00.000Z',
  });
  expect(checkFinish('2026-12-01T08:00:00Z', '2026-12-01T08:00:01Z', same)).toBeUndefined();
  expect(checkFinish(null, '2020-01-01T00:00:00Z', same)).toBeUndefined();
});

test('times are displayed and parsed in the zone, across clock changes', () => {
  expect(readMoment('2026-11-21T19:30:00Z', 'America/New_York', 'en-GB')).toEqual({
    date: 'Sat 21 Nov 2026',
    time: '14:30',
  });
  const wall = wallTime('2026-07-01T12:00:00Z', 'Europe/London');
  expect(wall.hour).toBe(13);
  expect(instantOf(wall, 'Europe/London')).toBe('2026-07-01T12:00:00.000Z');
  // 01:30 on 28 March 2027 does not exist in London.
  expect(instantOf(wall.set({ year: 2027, month: 3, day: 28, hour: 1, minute: 30 }), 'Europe/London')).toBe(
    '2027-03-28T01:30:00.000Z',
  );
});

test('relative times depend on the distance', () => {
  expect(relativeMoment('2026-11-21T18:13:40Z', NOW, 'en')).toBe('now');
  expect(relativeMoment('2026-11-21T18:10:00Z', NOW, 'en')).toBe('4 min. ago');
  expect(relativeMoment('2026-11-21T18:10:00Z', NOW, 'en', 'narrow')).toBe('4m ago');
  expect(relativeMoment('2026-11-20T18:14:00Z', NOW, 'en')).toBe('yesterday');
  expect(relativeMoment('2026-11-21T20:15:00Z', NOW, 'en')).toBe('in 2 hr.');
});

interface WindowProps extends StartFinish {
  readonly language?: string;
  readonly onChange: (next: StartFinish) => void;
  readonly onWrong?: (next: StartFinish) => void;
}

function Window({ onChange, onWrong, language = 'en-GB', ...first }: WindowProps) {
  const [window, setWindow] = useState<StartFinish>(first);
  return (
    <UiRoot language={language}>
      <StartFinishPicker
        {...window}
        zone="Europe/London"
        zoneLabel="London"
        now={() => NOW}
        onChange={(next) => {
          setWindow(next);
          onChange(next);
        }}
        onWrong={
          onWrong &&
          ((next) => {
            setWindow(next);
            onWrong(next);
          })
        }
      />
    </UiRoot>
  );
}

const SET = { start: '2026-11-21T19:30:00.000Z', finish: '2026-11-22T19:30:00.000Z' };

test('a reminder names the zone and where to change it', () => {
  render(<Window {...SET} onChange={jest.fn()} />);
  expect(screen.getByText(/Times are in London.*Optional section of the settings/)).toBeTruthy();
});

test('Clear resets start and finish', async () => {
  const onChange = jest.fn();
  render(<Window {...SET} onChange={onChange} />);
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(onChange.mock.calls).toEqual([[{ start: null, finish: null }]]);
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
});

test('an empty start opens on the proposed time, and Done accepts it', async () => {
  const onChange = jest.fn();
  render(<Window start={null} finish={null} onChange={onChange} />);
  await userEvent.click(screen.getByRole('button', { name: /^Start/ }));
  await screen.findByRole('dialog', { name: 'Start' });
  expect(screen.getAllByRole('spinbutton').map((part) => part.textContent)).toEqual(['21', '11', '2026', '19', '14']);
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(onChange.mock.calls).toEqual([[{ start: '2026-11-21T19:14:00.000Z', finish: null }]]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Start Sat 21 Nov 2026 at 19:14' })).toBe(document.activeElement);
});

test.each(['2026-11-21T19:30:00', '11/21/2026 07:30 pm', '2026-11-21 19:30:00 UTC'])(
  'a time without a zone opens as the field shows it: %s',
  async (start) => {
    render(<Window start={start} finish={null} onChange={jest.fn()} />);
    const shown = readMoment(start, 'Europe/London', 'en-GB').time;
    await userEvent.click(screen.getByRole('button', { name: `Start Sat 21 Nov 2026 at ${shown}` }));
    await screen.findByRole('dialog', { name: 'Start' });
    const parts = screen.getAllByRole('spinbutton').map((part) => part.textContent);
    expect(parts).toEqual(['21', '11', '2026', ...shown.split(':')]);
  },
);

test('typing a time is one change, whether ended by Done or Escape; Escape alone changes nothing', async () => {
  const onChange = jest.fn();
  render(<Window {...SET} onChange={onChange} />);
  const finish = () => screen.getByRole('button', { name: /^Finish/ });
  await userEvent.click(finish());
  await screen.findByRole('spinbutton', { name: /hour/ });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(onChange).not.toHaveBeenCalled();

  await userEvent.click(finish());
  await userEvent.click(await screen.findByRole('spinbutton', { name: /hour/ }));
  await userEvent.keyboard('08');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(onChange.mock.calls).toEqual([[{ ...SET, finish: '2026-11-22T08:30:00.000Z' }]]);

  await userEvent.click(finish());
  await userEvent.click(await screen.findByRole('spinbutton', { name: /hour/ }));
  await userEvent.keyboard('09');
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(onChange.mock.calls[1]).toEqual([{ ...SET, finish: '2026-11-22T09:30:00.000Z' }]);
});

test('a moment can be typed in words; the calendar follows and Enter accepts it', async () => {
  const onChange = jest.fn();
  render(<Window {...SET} onChange={onChange} />);
  await userEvent.click(screen.getByRole('button', { name: /^Finish/ }));
  const line = await screen.findByRole('textbox', { name: 'Type a date or time' });
  await userEvent.type(line, '24 Dec 2026 18:00');
  fireEvent.keyDown(line, { key: 'Enter', isComposing: true });
  expect(onChange).not.toHaveBeenCalled();
  expect(screen.getAllByRole('spinbutton').map((part) => part.textContent)).toEqual(['24', '12', '2026', '18', '00']);
  await userEvent.keyboard('{Enter}');
  expect(onChange.mock.calls).toEqual([[{ ...SET, finish: '2026-12-24T18:00:00.000Z' }]]);
});

test('unreadable words are marked, and Enter keeps the calendar open', async () => {
  const onChange = jest.fn();
  render(<Window {...SET} onChange={onChange} />);
  await userEvent.click(screen.getByRole('button', { name: /^Finish/ }));
  const line = await screen.findByRole('textbox', { name: 'Type a date or time' });
  await userEvent.type(line, 'whenever{Enter}');
  expect(line.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('dialog', { name: 'Finish' })).toBeTruthy();
  expect(onChange).not.toHaveBeenCalled();
});

const UNREAD = 'Not a date or time. For instance: tomorrow 18:00';

test('unreadable text takes back the moment read on the way; Done explains and returns to it', async () => {
  const onChange = jest.fn();
  render(<Window {...SET} onChange={onChange} />);
  await userEvent.click(screen.getByRole('button', { name: /^Finish/ }));
  const line = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Type a date or time' });
  const parts = () => screen.getAllByRole('spinbutton').map((part) => part.textContent);
  await userEvent.type(line, '24 dec');
  expect(parts().slice(0, 2)).toEqual(['24', '12']);
  await userEvent.type(line, ' evening');
  expect(parts()).toEqual(['22', '11', '2026', '19', '30']);
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.getByRole('textbox', { description: UNREAD })).toBe(document.activeElement);
  expect(onChange).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('button', { name: /25 November 2026/ }));
  expect(line.value).toBe('');
  expect(screen.queryByText(UNREAD)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(onChange.mock.calls).toEqual([[{ ...SET, finish: '2026-11-25T19:30:00.000Z' }]]);
});

test('unreadable text is explained after a pause, and closing an empty field keeps it empty', async () => {
  const onChange = jest.fn();
  render(<Window start={null} finish={null} onChange={onChange} />);
  await userEvent.click(screen.getByRole('button', { name: /^Start/ }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Type a date or time' }), 'in 3 hours');
  expect(await screen.findByText(UNREAD, {}, { timeout: 3000 })).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(onChange).not.toHaveBeenCalled();
});

test('a finish before the start offers the nearest valid one at the field', async () => {
  const onChange = jest.fn();
  render(<Window start={SET.start} finish="2026-11-21T18:30:00.000Z" onChange={onChange} />);
  await userEvent.click(screen.getByRole('button', { name: 'Set 21:30' }));
  expect(onChange.mock.calls).toEqual([[{ start: SET.start, finish: '2026-11-21T21:30:00.000Z' }]]);
  expect(screen.queryByText('Finish must be after start.')).toBeNull();
});

test("an invalid finish isn't auto-saved until corrected", async () => {
  const onChange = jest.fn();
  const onWrong = jest.fn();
  render(<Window {...SET} onChange={onChange} onWrong={onWrong} />);
  await userEvent.click(screen.getByRole('button', { name: /^Finish/ }));
  const line = await screen.findByRole('textbox', { name: 'Type a date or time' });
  fireEvent.change(line, { target: { value: '21 Nov 2026 18:30' } });
  fireEvent.keyDown(line, { key: 'Enter' });
  expect(await screen.findByText('Finish must be after start.')).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Finish/ }).textContent).toContain('18:30');
  expect(onChange).not.toHaveBeenCalled();
  expect(onWrong.mock.calls).toEqual([[{ start: SET.start, finish: '2026-11-21T18:30:00.000Z' }]]);
  await userEvent.click(screen.getByRole('button', { name: 'Set 21:30' }));
  expect(onChange.mock.calls).toEqual([[{ start: SET.start, finish: '2026-11-21T21:30:00.000Z' }]]);
});

test('in Spanish the date, months and weekdays are Spanish, day first', async () => {
  render(<Window {...SET} language="es" onChange={jest.fn()} />);
  await userEvent.click(screen.getByRole('button', { name: /^Start .*21 nov/ }));
  await screen.findByRole('dialog', { name: 'Start' });
  expect(screen.getByRole('grid', { name: /noviembre/ })).toBeTruthy();
  expect(screen.getAllByRole('spinbutton').map((part) => part.textContent)).toEqual(['21', '11', '2026', '19', '30']);
  expect(screen.getByRole('button', { name: /sábado, 21 de noviembre de 2026/ })).toBeTruthy();
});
