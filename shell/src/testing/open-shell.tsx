import { act, type RenderResult, render } from '@testing-library/react';
import {
  DOCUMENTED_OFFER,
  PROVIDER_CAPABILITIES,
  type ProviderCapability,
  runtimeConfigSchema,
} from '@waymark/contract';
import { createPage, type Page } from '../services/page';
import { PageContext } from '../services/page-context';
import { Shell } from '../shell';

/** A response: a status, or a status with content. */
export type Answer = number | { readonly status: number; readonly body: unknown };
/** A call as the platform received it: `POST /users.json`, with its body. */
interface Received {
  readonly call: string;
  readonly query: Record<string, string>;
  readonly body: unknown;
  readonly headers: Record<string, string>;
}

/** An open shell and its calls. */
export interface OpenShell extends RenderResult {
  readonly page: Page;
  readonly received: readonly Received[];
  /** Calls with this method and path. */
  readonly of: (call: string) => readonly Received[];
}

/** Configuration of the page, besides the platform's responses. */
export interface OpenShellOptions {
  readonly features?: readonly string[];
  /** Capabilities beyond the documented calls; all by default. */
  readonly offered?: readonly ProviderCapability[];
}

/** Opens the shell at an address, with a platform that responds by method and path. */
export async function openShell(
  path: string,
  answers: Record<string, Answer | (() => Answer | Promise<Answer>)>,
  { features = [], offered = PROVIDER_CAPABILITIES }: OpenShellOptions = {},
): Promise<OpenShell> {
  const received: Received[] = [];
  globalThis.fetch = (async (address: string, init: RequestInit = {}) => {
    const url = new URL(address);
    const call = `${init.method} ${url.pathname.replace('/v1', '')}`;
    received.push({
      call,
      query: Object.fromEntries(url.searchParams),
      body: init.body ? JSON.parse(String(init.body)) : undefined,
      headers: init.headers as Record<string, string>,
    });
    const found = answers[call];
    const answer = typeof found === 'function' ? await found() : found;
    if (answer === undefined) throw new TypeError('Failed to fetch');
    const { status, body } = typeof answer === 'number' ? { status: answer, body: { message: 'No.' } } : answer;
    const text = async () => JSON.stringify(body);
    return { ok: status < 400, status, headers: new Headers(), text, json: async () => body } as Response;
  }) as typeof fetch;
  window.history.replaceState(null, '', path);
  window.scrollTo = () => undefined;
  const config = runtimeConfigSchema.parse({
    apiOrigin: 'https://api.test',
    realtimeUrl: 'wss://api.test/socket',
    playerOrigin: 'https://play.test',
    whitelabel: 'harbour',
    provider: { ...DOCUMENTED_OFFER, capabilities: Object.fromEntries(offered.map((name) => [name, '1.0.0'])) },
    brand: { name: 'Harbour Hunts', colour: '#0b6a60', features },
  });
  const page = createPage(config, window);
  const shell = (
    <PageContext value={page}>
      <Shell />
    </PageContext>
  );
  // Awaited, because pages wait for their code.
  const view = await act(async () => render(shell));
  return { ...view, page, received, of: (call: string) => received.filter((one) => one.call === call) };
}
