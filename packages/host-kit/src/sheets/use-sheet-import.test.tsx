import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { HostContext } from '../host-context';
import { pretendHost } from '../testing/pretend-host';
import { useSheetImport } from './use-sheet-import';

const TEAMS = new File(['name\nGulls\n'], 'teams.csv', { type: 'text/csv' });

/** A call that the test answers. */
function waiting<T>() {
  const asked: { readonly answer: (value: T) => void; readonly fail: (why: Error) => void }[] = [];
  const call = () => new Promise<T>((answer, fail) => asked.push({ answer, fail }));
  return { asked, call };
}

function open() {
  const look = waiting<string>();
  const take = waiting<string>();
  const { host } = pretendHost();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <HostContext value={host}>{children}</HostContext>
  );
  const calls = { look: look.call, take: take.call, doing: 'import teams' };
  const { result } = renderHook(() => useSheetImport(calls, { update: false }), { wrapper });
  return { look, take, sheet: () => result.current };
}

it('imports only what it has shown: not while the preview of a changed choice loads', async () => {
  const { look, take, sheet } = open();
  act(() => sheet().choose(TEAMS, { update: false }));
  expect(sheet().looking).toBe(true);
  await act(async () => look.asked[0]?.answer('1 new team'));
  expect([sheet().preview, sheet().looking]).toEqual(['1 new team', false]);
  act(() => sheet().decide({ update: true }));
  expect(await act(() => sheet().run())).toBeUndefined();
  expect([sheet().looking, take.asked]).toEqual([true, []]);
});

it('a preview that arrives during the import does not end it', async () => {
  const { look, take, sheet } = open();
  act(() => sheet().choose(TEAMS, { update: false }));
  await act(async () => look.asked[0]?.answer('1 new team'));
  let done: Promise<string | undefined> = Promise.resolve(undefined);
  act(() => {
    done = sheet().run();
  });
  act(() => sheet().map(['name']));
  await act(async () => look.asked[1]?.answer('no team'));
  expect([sheet().importing, sheet().looking]).toEqual([true, false]);
  await act(() => sheet().run());
  expect(take.asked).toHaveLength(1);
  await act(async () => take.asked[0]?.answer('1 team'));
  expect([await done, sheet().importing]).toEqual(['1 team', false]);
});

it('says that a file is empty, and asks nothing', () => {
  const { look, sheet } = open();
  act(() => sheet().choose(new File([], 'teams.csv'), { update: false }));
  expect([sheet().wrong, sheet().file, look.asked]).toEqual(['The file is empty.', undefined, []]);
});

it('says that a file can no longer be read, and keeps it chosen', async () => {
  const { look, sheet } = open();
  act(() => sheet().choose(TEAMS, { update: false }));
  await act(async () => look.asked[0]?.fail(new Error('gone')));
  expect([sheet().wrong, sheet().file]).toEqual(["The file can't be read. Choose it again.", TEAMS]);
});
