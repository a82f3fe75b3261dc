import type { UnknownCall } from '@waymark/provider';
import { PlainFailure } from '../plain-failure';
import { builderOrigins } from '../serve/static-servers';
import { browserPort } from '../settings/browser-ports';
import { mediaPort, type Settings } from '../settings/settings';
import { type Child, type Exit, startProgram } from './child';

/** The provider with the demo's data. */
export const PROVIDER_PROGRAM = new URL('../../../demo/src/main.ts', import.meta.url);
const KEPT_LINES = 40;

/** How a provider is run. */
export interface ProviderOptions {
  readonly settings: Settings;
  readonly onLine?: (line: string) => void;
  /** More of the provider's own variables. */
  readonly env?: Readonly<Record<string, string>>;
}

/** The provider as a process of its own, which may be killed and started again. */
export class ProviderProcess {
  private child: Child | undefined;
  private readonly said: string[] = [];
  private ready = false;
  /** Calls it was asked for that its profile does not have, in order. */
  readonly unknownCalls: UnknownCall[] = [];

  constructor(private readonly options: ProviderOptions) {}

  /**
   * Starts it; resolves when it answers.
   * @throws {PlainFailure} with its own last sentence when it ended instead
   */
  async start(): Promise<void> {
    const { settings, env } = this.options;
    const child = startProgram(PROVIDER_PROGRAM, { ...providerEnvironment(settings), ...env }, (line) =>
      this.hear(line),
    );
    this.child = child;
    this.said.length = 0;
    this.ready = false;
    const ready = new Promise<'ready'>((resolve) => {
      child.process.on('message', (message) => {
        if (message === 'ready') resolve('ready');
        else if (tellsOfCall(message)) this.unknownCalls.push(message.unknownCall);
      });
    });
    const first = await Promise.race([ready, child.ended]);
    if (first !== 'ready') throw new PlainFailure(this.reasonFor(first));
    this.said.length = 0;
    this.ready = true;
  }

  /** Resolves when the running process has ended, however that happened. */
  get ended(): Promise<Exit> {
    return this.child?.ended ?? Promise.resolve({ code: 0, signal: null });
  }

  /** Ends it in order. */
  async stop(): Promise<void> {
    await this.child?.stop();
  }

  /** Ends it as a power cut would: nothing is closed, nothing is said. */
  async kill9(): Promise<void> {
    this.child?.process.kill('SIGKILL');
    await this.ended;
  }

  /** Why it ended, in its own words where it found any: its sentence, or the first line of its error. */
  reasonFor({ code, signal }: Exit): string {
    const lines = this.said.filter((line) => line.trim() !== '');
    const own = lines.find((line) => /^[A-Z]\w*(Error|Fault)?: /.test(line)) ?? lines.at(-1);
    return own ?? `it was ended by ${signal ?? `itself with code ${code}`}`;
  }

  /** What it says before it answers is why it does not start, and told once then. */
  private hear(line: string): void {
    if (this.ready) this.options.onLine?.(line);
    this.said.push(line);
    if (this.said.length > KEPT_LINES) this.said.shift();
  }
}

const tellsOfCall = (message: unknown): message is { readonly unknownCall: UnknownCall } =>
  typeof message === 'object' && message !== null && 'unknownCall' in message;

/** The provider's own variables, from the settings of the whole. */
export function providerEnvironment(settings: Settings): Record<string, string | undefined> {
  const { ports, dataFolder, databaseUrl, page, profile } = settings;
  return {
    // What shells and hosts set for themselves is not meant for the provider.
    HOST: undefined,
    WAYMARK_PROVIDER_ORIGIN: undefined,
    WAYMARK_PROVIDER_PORT: String(browserPort(ports.provider)),
    WAYMARK_DATA: dataFolder,
    DATABASE_URL: databaseUrl,
    WAYMARK_API_VERSION: page.apiVersion,
    WAYMARK_STAGING_VERSION: page.stagingVersion,
    WAYMARK_EMBED_ORIGINS: settings.embedOrigins,
    WAYMARK_BUILDER_ORIGINS: builderOrigins(settings).join(','),
    WAYMARK_PROFILE: profile,
    WAYMARK_MEDIA_PORT: profile && String(mediaPort(ports)),
  };
}
