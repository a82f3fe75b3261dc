import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ApiRequest, asGameId, type MediaAlternative, type ProviderCapability, writable } from '@waymark/contract';
import type { MediaValue } from '@waymark/ui';
import { HostContext } from '../host-context';
import { QueryClient, QueryClientProvider } from '../query';
import { pretendHost } from '../testing/pretend-host';
import { DescribedUpload } from './described-upload';

const OF = { game: asGameId(7), record: 'task', id: 3 } as const;
const FILES: readonly MediaAlternative[] = [
  { name: 'standard', alt: 'Three cranes', decorative: false, captions: [] },
  { name: 'arrival_video', alt: '', decorative: false, captions: [{ language: 'de', url: '/moewe.vtt' }] },
];
const PICTURE: MediaValue = { kind: 'image', url: '/cranes.png' };
const FILM: MediaValue = { kind: 'video', url: '/gull.mp4' };

async function setUp({
  value = PICTURE as MediaValue | null,
  name = 'standard',
  offered = ['media-alternatives'] as readonly ProviderCapability[],
  /** @param at counts the writes, from 1 */
  write = (_: ApiRequest, _at: number): unknown => ({}),
} = {}) {
  const calls: ApiRequest[] = [];
  let files = FILES;
  const { host } = pretendHost();
  const request = async (call: ApiRequest) => {
    calls.push(call);
    if (call.method === 'GET') return { files };
    const answer = await write(call, calls.filter(({ method }) => method === 'PUT').length);
    files = files.map((one) =>
      one.name === name ? { ...one, ...(call.body as object), captions: left(call.body, one.captions) } : one,
    );
    return answer;
  };
  const api = { ...host.api, request: request as typeof host.api.request };
  const features = { ...host.features, offered: writable<ReadonlySet<ProviderCapability>>(new Set(offered)) };
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const draw = (shown: MediaValue | null) => (
    <QueryClientProvider client={client}>
      <HostContext value={{ ...host, api, features }}>
        <DescribedUpload
          of={OF}
          name={name}
          label="Photo"
          kinds={['image']}
          value={shown}
          upload={async () => undefined}
        />
      </HostContext>
    </QueryClientProvider>
  );
  // The button loads with the first file.
  const { rerender } = await act(async () => render(draw(value)));
  const described = () => calls.filter(({ path }) => path.startsWith('/medias/alternatives/'));
  const written = () => described().flatMap(({ method, body }) => (method === 'PUT' ? [body] : []));
  return { described, written, show: (shown: MediaValue | null) => rerender(draw(shown)) };
}

/** What stays of the captions. */
const left = (body: unknown, captions: MediaAlternative['captions']) => {
  const { captions: change } = body as { readonly captions?: { readonly language: string } };
  return captions?.filter(({ language }) => language !== change?.language);
};

const button = () => screen.findByRole('button', { name: /^(Describe|Change what) Photo/ });
const open = async () => {
  const toggle = await button();
  // The form loads on the click.
  await act(async () => fireEvent.click(toggle));
};
const text = () => screen.findByRole('textbox', { name: 'What it shows' }) as Promise<HTMLTextAreaElement>;

describe('the description of an upload', () => {
  it.each([
    ['the provider stores none', { offered: [] }],
    ['there is no file', { value: null }],
    ['it is a model', { value: { kind: 'model', url: '/crane.wt3' } as const }],
  ])('is neither shown nor asked for if %s', async (_, options) => {
    const { described } = await setUp(options);
    await screen.findByRole('group', { name: 'Photo' });
    expect(screen.queryByRole('button', { name: /^(Describe|Change what) Photo/ })).toBeNull();
    expect(described()).toEqual([]);
  });

  it('is saved on leaving the field, trimmed text only if it differs', async () => {
    const { described, written } = await setUp();
    await open();
    await userEvent.type(await text(), ' ');
    await userEvent.tab();
    await userEvent.type(await text(), ' and a gull');
    await userEvent.tab();
    await waitFor(() => expect(written()).toEqual([{ alt: 'Three cranes and a gull' }]));
    expect(described().map(({ path }) => path)).toContain('/medias/alternatives/task/3/standard.json');
    await waitFor(async () => expect((await text()).value).toBe('Three cranes and a gull'));
  });

  it('stays on screen with the reason and Retry if it cannot be saved', async () => {
    let refused = true;
    const { written } = await setUp({
      write: () => {
        if (refused) throw new Error('No line');
        return {};
      },
    });
    await open();
    await userEvent.clear(await text());
    await userEvent.type(await text(), 'A gull');
    await userEvent.tab();
    const again = await screen.findByRole('button', { name: 'Retry' });
    expect((await text()).value).toBe('A gull');
    refused = false;
    await userEvent.click(again);
    await waitFor(() => expect(written()).toHaveLength(2));
    expect(written()).toEqual([{ alt: 'A gull' }, { alt: 'A gull' }]);
  });

  it('keeps what is typed while it is being saved', async () => {
    let finish = () => {};
    const saving = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const { written } = await setUp({ write: (_, at) => (at === 1 ? saving : {}) });
    await open();
    await userEvent.type(await text(), ' and a gull');
    await userEvent.tab();
    await waitFor(() => expect(written()).toHaveLength(1));
    await userEvent.type(await text(), ', at dusk');
    await act(async () => finish());
    expect((await text()).value).toBe('Three cranes and a gull, at dusk');
    await userEvent.tab();
    await waitFor(() => expect(written().at(-1)).toEqual({ alt: 'Three cranes and a gull, at dusk' }));
  });

  it('says at the box why the file is not decorative', async () => {
    await setUp({
      write: () => {
        throw new Error('No line');
      },
    });
    await open();
    const box = () => screen.findByRole<HTMLInputElement>('checkbox', { name: /^Decorative/ });
    await userEvent.click(await box());
    expect(await screen.findByText('No line')).toBeTruthy();
    expect((await box()).checked).toBe(false);
  });

  it('is read anew for another file', async () => {
    const { described, show } = await setUp();
    await button();
    const before = described().length;
    show({ kind: 'image', url: '/gulls.png' });
    await waitFor(() => expect(described().length).toBe(before + 1));
  });
});

describe('captions', () => {
  // jsdom's files have no text().
  const choose = async (text: string) => {
    const file = Object.assign(new File([text], 'gull.vtt', { type: 'text/vtt' }), { text: async () => text });
    await userEvent.upload(await screen.findByLabelText('Add captions', { selector: 'input' }), file);
  };

  it('are sent in the chosen language', async () => {
    const { written } = await setUp({ value: FILM, name: 'arrival_video' });
    await open();
    expect((await screen.findByRole('listitem')).textContent).toBe('Deutsch');
    await choose('WEBVTT\n');
    const english = { captions: { language: 'en', text: 'WEBVTT\n' } };
    await waitFor(() => expect(written()).toEqual([english]));
    await userEvent.click(screen.getByRole('button', { name: 'Remove captions in Deutsch' }));
    await waitFor(() => expect(written()).toEqual([english, { captions: { language: 'de', text: '' } }]));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Add captions'));
  });

  it('that were refused keep their reason, although another change follows', async () => {
    let refuse = () => {};
    const { written } = await setUp({
      value: FILM,
      name: 'arrival_video',
      write: (_, at) =>
        at === 1 ? new Promise((_, reject) => (refuse = () => reject(new Error('No line')))) : { file: FILES[1] },
    });
    await open();
    await choose('WEBVTT\n');
    await userEvent.click(screen.getByRole('button', { name: 'Remove captions in Deutsch' }));
    // Each response has the whole file, so they are read in order.
    expect(written()).toHaveLength(1);
    await act(async () => refuse());
    await waitFor(() => expect(written()).toHaveLength(2));
    expect(await screen.findByText('English: No line')).toBeTruthy();
  });

  it('from an empty file are refused, because they would remove the stored ones', async () => {
    const { written } = await setUp({ value: FILM, name: 'arrival_video' });
    await open();
    await choose('');
    expect(await screen.findByText('The file is empty.')).toBeTruthy();
    expect(written()).toEqual([]);
  });

  it('of ten megabytes are refused before they are sent', async () => {
    const { written } = await setUp({ value: FILM, name: 'arrival_video' });
    await open();
    await choose('a'.repeat(10_000_000));
    expect(await screen.findByText(/This file is too large\. The limit is 500/)).toBeTruthy();
    expect(written()).toEqual([]);
  });
});
