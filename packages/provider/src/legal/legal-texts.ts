import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { LegalKind } from '@waymark/contract';
import { sanitise } from '../rich-text/sanitise';
import { languagesFor } from '../translations/languages-for';

/** Size limit; a larger file can't be a legal text. */
const MOST_BYTES = 400_000;

/** A sanitised legal text. */
export interface LegalText {
  readonly html: string;
  /** Undefined for the default text. */
  readonly language: string | undefined;
}

interface Kept {
  readonly version: string;
  /** Empty for an unusable file. */
  readonly html: string;
}

/**
 * White labels' own legal texts from the operator's folder: `<white label>/privacy.html`, and per language `<white
 * label>/privacy.de.html`. Changed files are reloaded without a restart.
 */
export class LegalTexts {
  readonly #folder: string | undefined;
  readonly #onFault: (error: unknown) => void;
  readonly #kept = new Map<string, Kept>();

  /** @param onFault receives unusable files, once per version of a file */
  constructor(folder: string | undefined, onFault: (error: unknown) => void) {
    this.#folder = folder;
    this.#onFault = onFault;
  }

  /** A white label's text in the requested language, or its default text. */
  async find(whitelabel: string, kind: LegalKind, language: string | undefined): Promise<LegalText | undefined> {
    // The name comes from the caller, so it must not escape the folder.
    if (!this.#folder || !/^[\w-][\w.-]*$/.test(whitelabel)) return undefined;
    for (const tag of [...(language ? languagesFor(language) : []), undefined]) {
      const html = await this.#read(join(this.#folder, whitelabel, tag ? `${kind}.${tag}.html` : `${kind}.html`));
      if (html) return { html, language: tag };
    }
    return undefined;
  }

  async #read(path: string): Promise<string> {
    const found = await stat(path).catch(() => undefined);
    if (!found) return '';
    const version = `${found.mtimeMs} ${found.size}`;
    const kept = this.#kept.get(path);
    if (kept?.version === version) return kept.html;
    let html = '';
    try {
      if (!found.isFile() || found.size > MOST_BYTES) {
        throw new Error(`${path} is not a text file of at most ${MOST_BYTES} bytes; the builder shows its own text.`);
      }
      html = sanitise(await readFile(path, 'utf8')).trim();
    } catch (error) {
      this.#onFault(error);
    }
    this.#kept.set(path, { version, html });
    return html;
  }
}
