import { renderHook, waitFor } from '@testing-library/react';
import type { ApiRequest, MediaKind } from '@waymark/contract';
import type { ReactNode } from 'react';
import { HostContext } from '../host-context';
import { QueryClient, QueryClientProvider } from '../query';
import { pretendHost } from '../testing/pretend-host';
import { useMaxBytes } from './use-max-bytes';

function setUp(answer: () => Promise<unknown>) {
  const requests: ApiRequest[] = [];
  const { host, reported } = pretendHost();
  const request = async (call: ApiRequest) => {
    requests.push(call);
    return answer();
  };
  const api = { ...host.api, request: request as typeof host.api.request };
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <HostContext value={{ ...host, api }}>{children}</HostContext>
    </QueryClientProvider>
  );
  return {
    requests,
    reported,
    draw: (kind: MediaKind = 'image') => renderHook(useMaxBytes, { wrapper, initialProps: kind }),
  };
}

describe('the upload policy', () => {
  it('is requested once, without parameters, for any number of controls', async () => {
    const { requests, draw } = setUp(async () => ({ max_bytes: 5000, max_bytes_by_kind: { model: 9000 } }));
    const [first, second] = [draw(), draw()];
    await waitFor(() => expect([first.result.current, second.result.current]).toEqual([5000, 5000]));
    expect(draw('model').result.current).toBe(9000);
    expect(requests).toMatchObject([{ method: 'GET', path: '/upload.json', silent: true }]);
    expect(requests[0]?.query).toBeUndefined();
  });

  it('stays undefined, without an error, when it cannot be loaded', async () => {
    const { requests, reported, draw } = setUp(() => Promise.reject(new Error('gone')));
    const { result } = draw();
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(result.current).toBeUndefined();
    expect(reported).toEqual([]);
  });
});
