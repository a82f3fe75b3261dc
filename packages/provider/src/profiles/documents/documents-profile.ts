import type { FastifyInstance } from 'fastify';
import type { Services } from '../../server/services';
import { documentsGate } from './gate';
import { mediaApp } from './media-app';
import { documentedMessage } from './messages';
import type { UnknownCall } from './unknown-calls';

/** What the profile needs. */
export interface DocumentsOptions {
  readonly services: Services;
  /** Port for files; 0 for any free one. */
  readonly mediaPort: number;
  readonly host: string;
  readonly onUnknownCall: (call: UnknownCall) => void;
  readonly onFault: (error: unknown) => void;
}

/**
 * The provider as the specification alone describes it: its calls, fields and live messages, and nothing more. Written
 * from the specification rather than the contract, so that mistakes in the contract show.
 */
export class DocumentsProfile {
  readonly #options: DocumentsOptions;
  readonly #media: FastifyInstance;
  #mediaOrigin = '';

  private constructor(options: DocumentsOptions, media: FastifyInstance) {
    this.#options = options;
    this.#media = media;
  }

  /** Opens the origin that serves files. */
  static async start(options: DocumentsOptions): Promise<DocumentsProfile> {
    const { services, host, mediaPort, onFault } = options;
    const profile = new DocumentsProfile(options, await mediaApp(services, onFault));
    const address = await profile.#media.listen({ port: mediaPort, host });
    profile.#mediaOrigin = `http://${host}:${new URL(address).port}`;
    return profile;
  }

  /** Guards every route that is registered after it. */
  guard(app: FastifyInstance): void {
    const { services, onUnknownCall } = this.#options;
    documentsGate(app, {
      versions: services.config.versions,
      onUnknownCall,
      readdress: (text) => this.#readdress(text),
    });
  }

  /** The frame of a live message; undefined if the documents do not have it. */
  frameOf(message: Parameters<typeof documentedMessage>[0]): string | undefined {
    const documented = documentedMessage(message);
    return documented === undefined ? undefined : this.#readdress(JSON.stringify(documented));
  }

  async close(): Promise<void> {
    await this.#media.close();
  }

  #readdress(text: string): string {
    const origin = this.#options.services.origin();
    return ['media', 'exports'].reduce(
      (all, folder) => all.replaceAll(`${origin}/${folder}/`, `${this.#mediaOrigin}/${folder}/`),
      text,
    );
  }
}
