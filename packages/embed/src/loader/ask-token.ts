/** Returns the user's token of the provider, or nothing. Called again when a token is refused. */
export type GetToken = () => string | undefined | Promise<string | undefined>;

/** Hints for the authors of a page, each once until they set another `getToken`. */
export type Hint = (words: string, cause?: unknown) => void;

const NOBODY: readonly unknown[] = [undefined, null, ''];
/** Characters of a header, and no JSON or HTML. */
const TOKEN = /^(?![{["<])[\x21-\x7e]+$/;

/** Asks a page for its user's token; a faulty answer counts as nobody, with a hint. */
export async function askToken(getToken: GetToken | undefined, hint: Hint): Promise<string | undefined> {
  try {
    const answer: unknown = await getToken?.();
    const token = typeof answer === 'string' ? answer.trim() : answer;
    if (NOBODY.includes(token)) return undefined;
    if (typeof token !== 'string') hint(`getToken must return a string, but returned this ${typeof token}:`, token);
    else if (!TOKEN.test(token)) hint('getToken returned text that is not a token, such as a page or JSON.');
    else return token;
  } catch (error) {
    hint('getToken failed:', error);
  }
  return undefined;
}
