/** Maximum languages read from a header. */
const MOST = 5;
const LONGEST = 1000;
const TAG = /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i;

/** The languages of an `Accept-Language` header as tags, by preference. */
export function acceptedLanguages(header: string | undefined): string[] {
  const wanted = (header ?? '')
    .slice(0, LONGEST)
    .split(',')
    .flatMap((part) => {
      const [tag = '', ...more] = part.split(';').map((piece) => piece.trim());
      const weight = Number(more.find((piece) => piece.startsWith('q='))?.slice(2) ?? 1);
      return TAG.test(tag) && weight > 0 ? [{ tag, weight }] : [];
    });
  return wanted
    .sort((one, other) => other.weight - one.weight)
    .slice(0, MOST)
    .flatMap(({ tag }) => canonical(tag));
}

/** Canonical form: `PT-br` becomes `pt-BR`, and `iw` becomes `he`. */
function canonical(tag: string): string[] {
  try {
    return Intl.getCanonicalLocales(tag);
  } catch {
    return [];
  }
}
