import { act, fireEvent, render } from '@testing-library/react';
import { HostContext } from '../host-context';
import { QueryClient, QueryClientProvider } from '../query';
import { pretendHost } from '../testing/pretend-host';
import { DescribedUpload } from './described-upload';

/** Whether the browser asks before the page closes. */
function asks(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

it('asks before the page closes during an upload, and tells of its failure after its control is gone', async () => {
  jest.useFakeTimers();
  URL.createObjectURL = () => 'blob:photo';
  const { host } = pretendHost();
  const told: unknown[] = [];
  const notices = {
    ...host.notices,
    show: (notice: unknown) => {
      told.push(notice);
      return () => undefined;
    },
  };
  let fail: (reason: Error) => void = () => undefined;
  const upload = () =>
    new Promise<void>((_, reject) => {
      fail = reject;
    });
  const { getByLabelText, unmount } = render(
    <QueryClientProvider client={new QueryClient()}>
      <HostContext value={{ ...host, notices }}>
        <DescribedUpload of={undefined} name="standard" label="Photo" kinds={['image']} value={null} upload={upload} />
      </HostContext>
    </QueryClientProvider>,
  );
  expect(asks()).toBe(false);
  fireEvent.change(getByLabelText('Photo', { selector: 'input' }), {
    target: { files: [new File(['x'], 'gull.png', { type: 'image/png' })] },
  });
  expect(asks()).toBe(true);
  await act(() => jest.advanceTimersByTimeAsync(1000));
  unmount();
  expect(asks()).toBe(true);
  await act(async () => fail(new Error('The connection dropped.')));
  expect(asks()).toBe(false);
  expect(told).toEqual([{ tone: 'danger', text: 'The connection dropped.' }]);
  jest.useRealTimers();
});
