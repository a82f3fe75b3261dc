/** The language of the phrases. */
export const ENGLISH = 'en';
/** Means that the account may not choose a language ([G25]). */
export const LANGUAGE_DISABLED = 'disabled';

const KEY = 'language';
const TAG = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/;

/** The stored choice; English if there is none, it is invalid, or storage is blocked. */
export function readLanguage(storage: Storage | undefined): string {
  try {
    const stored = storage?.getItem(KEY) ?? '';
    return stored === LANGUAGE_DISABLED || TAG.test(stored) ? stored : ENGLISH;
  } catch {
    return ENGLISH;
  }
}

/** Stores the choice, if possible. */
export function writeLanguage(storage: Storage | undefined, language: string): void {
  try {
    storage?.setItem(KEY, language);
  } catch {
    // In effect until the page reloads.
  }
}

/** Whether a language needs a dictionary. */
export const isTranslated = (language: string): boolean => language !== ENGLISH && language !== LANGUAGE_DISABLED;
