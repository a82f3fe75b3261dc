/** Environment variables of a process. */
export type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Reads variables and collects problems, so that a start with three mistakes names all three. Empty variables count as
 * unset.
 */
export class VariableReader {
  readonly problems: string[] = [];

  constructor(private readonly variables: Variables) {}

  text(name: string): string | undefined {
    const value = this.variables[name]?.trim();
    return value === '' ? undefined : value;
  }

  list(name: string): string[] {
    return (this.text(name) ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean);
  }

  /** Origins, separated by commas. */
  origins(name: string): string[] {
    return this.list(name).flatMap((text) => {
      if (/^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).origin === text) return [text];
      this.complain(name, 'must name origins such as https://media.example, separated by commas');
      return [];
    });
  }

  wholeNumber(name: string, lowest: number, highest: number): number | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const number = Number(text);
    if (/^\d+$/.test(text) && number >= lowest && number <= highest) return number;
    this.complain(name, `must be a whole number from ${lowest} to ${highest}`);
    return undefined;
  }

  matching(name: string, pattern: RegExp, wanted: string): string | undefined {
    const text = this.text(name);
    if (text === undefined || pattern.test(text)) return text;
    this.complain(name, wanted);
    return undefined;
  }

  /** An address with one of these protocols; without a path if only an origin makes sense. */
  address(name: string, protocols: readonly string[], form: 'origin' | 'address'): string | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const address = URL.canParse(text) ? new URL(text) : undefined;
    const fits = address && protocols.includes(address.protocol.slice(0, -1));
    if (!address || !fits) {
      this.complain(name, `must start with ${protocols.map((protocol) => `${protocol}://`).join(' or ')}`);
      return undefined;
    }
    if (form === 'address') return text.replace(/\/$/, '');
    if (address.pathname === '/' && !address.search && !address.hash) return address.origin;
    this.complain(name, 'must be an origin, without a path');
    return undefined;
  }

  private complain(name: string, wanted: string): void {
    this.problems.push(`${name} ${wanted} (it is "${this.variables[name]}")`);
  }
}
