/** URLs of the scripts a page references: those it runs and those it preloads. */
export function scriptsOf(html: string): readonly string[] {
  const tags = html.match(/<(?:script|link)\b[^>]*>/g) ?? [];
  const named = tags.flatMap((tag) => {
    const attribute = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];
    return attribute('src') ?? (attribute('as') === 'script' ? attribute('href') : undefined) ?? [];
  });
  return [...new Set(named)];
}

/** The file of a build behind a URL in its pages. */
export function fileOf(address: string, built: { readonly shell: string; readonly remotes: string }): string {
  const { pathname } = new URL(address, 'http://page.invalid');
  return (pathname.startsWith('/assets/') ? built.shell : built.remotes) + pathname;
}
