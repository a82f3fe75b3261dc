import { browserPort } from '@waymark/federation/ports';
import type { UnknownCall } from '@waymark/provider';
import { PlainFailure } from '../plain-failure';
import { builderOrigins } from '../serve/static-servers';
import { mediaPort, type Settings } from '../settings/settings';
import { type Child, type Exit, startProgram } from './child';

/** The provider with the demo's data. */
export const PROVIDER_PROGRAM = new URL('../../../demo/src/main.ts', import.meta.url);
const KEPT_LINES = 40;

/** Options of a provider process. */
export interface ProviderOptions {
  readonly settings: Settings;
  /** The provider with the demo's data in one file, instead of its sources. */
  readonly program?: URL | undefined;
  readonly onLine?: (line: string) => void;
  /** Additional environment variables of the provider. */
  readonly env?: Readonly<Record<string, string>>;
}

/** The provider as a child process, which tests kill and restart. */
export class ProviderProcess {
  private child: Child | undefined;
  private readonly lines: string[] = [];
  private ready = false;
  /** Calls that its profile does not have, in order. */
  readonly unknownCalls: UnknownCall[] = [];

  constructor(private readonly options: ProviderOptions) {}

  /**
   * Starts it; resolves when it answers.
   * @throws {PlainFailure} with its last message if it exits instead
   */
  async start(): Promise<void> {
    const { settings, env, program = PROVIDER_PROGRAM } = this.options;
    const child = startProgram(program, { ...providerEnvironment(settings), ...env }, (line) => this.keepLine(line));
    this.child = child;
    this.lines.length = 0;
    this.ready = false;
    const ready = new Promise<'ready'>((resolve) => {
      child.process.on('message', (message) => {
        if (message === 'ready') resolve('ready');
        else if (isUnknownCall(message)) this.unknownCalls.push(message.unknownCall);
      });
    });
    const first = await Promise.race([ready, child.ended]);
    if (first !== 'ready') throw new PlainFailure(this.reasonFor(first));
    this.lines.length = 0;
    this.ready = true;
  }

  /** Resolves when the running process has ended, for whatever reason. */
  get ended(): Promise<Exit> {
    return this.child?.ended ?? Promise.resolve({ code: 0, signal: null });
  }

  /** Stops it gracefully. */
  async stop(): Promise<void> {
    await this.child?.stop();
  }

  /** Kills it like a power cut. */
  async kill9(): Promise<void> {
    this.child?.process.kill('SIGKILL');
    await this.ended;
  }

  /** Why it ended, in its own words if possible: its sentence, or the first line of its error. */
  reasonFor({ code, signal }: Exit): string {
    const lines = this.lines.filter((line) => line.trim() !== '');
    const own = lines.find((line) => /^[A-Z]\w*(Error|Fault)?: /.test(line)) ?? lines.at(-1);
    return own ?? `it was ended by ${signal ?? `itself with code ${code}`}`;
  }

  /** Output before it is ready explains a failed start, and is reported once then. */
  private keepLine(line: string): void {
    if (this.ready) this.options.onLine?.(line);
    this.lines.push(line);
    if (this.lines.length > KEPT_LINES) this.lines.shift();
  }
}

const isUnknownCall = (message: unknown): message is { readonly unknownCall: UnknownCall } =>
  typeof message === 'object' && message !== null && 'unknownCall' in message;

/** The provider's environment variables, from all settings. */
export function providerEnvironment(settings: Settings): Record<string, string | undefined> {
  const { ports, dataFolder, databaseUrl, page, profile, publicUrl } = settings;
  return {
    WAYMARK_DEMO: settings.hasDemo ? 'on' : 'off',
    WAYMARK_PROVIDER_ORIGIN: publicUrl && page.apiOrigin,
    WAYMARK_PROVIDER_PORT: String(browserPort(ports.provider)),
    WAYMARK_DATA: dataFolder,
    DATABASE_URL: databaseUrl,
    WAYMARK_API_VERSION: page.apiVersion,
    WAYMARK_STAGING_VERSION: page.stagingVersion,
    WAYMARK_EMBED_ORIGINS: Object.entries(settings.embedOrigins)
      .flatMap(([label, pages]) => pages.map((origin) => `${label}=${origin}`))
      .join(','),
    WAYMARK_BUILDER_ORIGINS: builderOrigins(settings).join(','),
    WAYMARK_PROFILE: profile,
    WAYMARK_MEDIA_PORT: profile && String(mediaPort(ports)),
  };
}
