/** The language phrases are written in. */
export const ENGLISH = 'en';
/** The value that stands for no language at all: the account may not choose ([G25]). */
export const LANGUAGE_DISABLED = 'disabled';

const KEY = 'language';
const TAG = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/;

/** The stored choice; English where there is none, where it is rubbish, and where storage is blocked. */
export function readLanguage(storage: Storage | undefined): string {
  try {
    const stored = storage?.getItem(KEY) ?? '';
    return stored === LANGUAGE_DISABLED || TAG.test(stored) ? stored : ENGLISH;
  } catch {
    return ENGLISH;
  }
}

/** Stores the choice, where that is possible. */
export function writeLanguage(storage: Storage | undefined, language: string): void {
  try {
    storage?.setItem(KEY, language);
  } catch {
    // In force until the page is loaded anew.
  }
}

/** Whether a language needs a dictionary. */
export const isTranslated = (language: string): boolean => language !== ENGLISH && language !== LANGUAGE_DISABLED;
