/** One declaration in a style sheet. */
interface Declaration {
  readonly selector: string;
  readonly classes: RequiredClasses;
  readonly property: string;
  readonly value: string;
}

/** For each selector in a list, the classes an element needs to match it: cheaper to check than the selector. */
type RequiredClasses = readonly (readonly string[])[];

/** The declarations in the page's style sheets, collected again whenever the sheets change. */
export class Declarations {
  readonly #families: ReadonlyMap<string, string>;
  #sheets: readonly { readonly sheet: CSSStyleSheet; readonly length: number }[] = [];
  #byFamily = new Map<string, Declaration[]>();

  /** @param families the property families to collect, by their properties */
  constructor(families: ReadonlyMap<string, string>) {
    this.#families = families;
  }

  /** The declarations of a family that match an element, in order: jsdom ignores specificity and importance. */
  of(element: Element, family: string): readonly Declaration[] {
    this.#refresh();
    return this.#byFamily.get(family)?.filter((declaration) => matches(element, declaration)) ?? [];
  }

  /** The last one's value. */
  valueOf(element: Element, family: string): string | undefined {
    this.#refresh();
    return this.#byFamily.get(family)?.findLast((declaration) => matches(element, declaration))?.value;
  }

  #refresh(): void {
    const sheets = [...document.styleSheets];
    const isCurrent =
      sheets.length === this.#sheets.length &&
      this.#sheets.every(({ sheet, length }, place) => sheet === sheets[place] && sheet.cssRules.length === length);
    if (isCurrent) return;
    this.#sheets = sheets.map((sheet) => ({ sheet, length: sheet.cssRules.length }));
    this.#byFamily.clear();
    for (const sheet of sheets) for (const rule of sheet.cssRules) this.#add(rule);
  }

  #add(rule: CSSRule): void {
    const { media, cssRules, style, selectorText: selector } = rule as CSSMediaRule & CSSStyleRule;
    if (media) {
      // The only media query that jsdom applies.
      if (Array.from(media).includes('screen')) for (const inner of cssRules) this.#add(inner);
      return;
    }
    if (!style || !selector) return;
    const classes = requiredClasses(selector);
    for (const property of Array.from(style)) {
      const family = this.#families.get(property);
      if (family === undefined) continue;
      const declarations = this.#byFamily.get(family) ?? [];
      declarations.push({ selector, classes, property, value: style.getPropertyValue(property) });
      this.#byFamily.set(family, declarations);
    }
  }
}

function matches(element: Element, { selector, classes }: Declaration): boolean {
  if (!classes.some((required) => required.every((name) => element.classList.contains(name)))) return false;
  try {
    return element.matches(selector);
  } catch {
    return false;
  }
}

function requiredClasses(selector: string): RequiredClasses {
  // Lists inside functions such as `:is()` cannot be split at commas.
  if (/[(\\]/.test(selector)) return [[]];
  return selector.split(',').map((part) => {
    const subject =
      part
        .trim()
        .split(/[\s>+~]+/)
        .at(-1) ?? '';
    return [...subject.replace(/\[[^\]]*\]/g, '').matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
  });
}
