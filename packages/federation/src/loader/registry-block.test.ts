import { readRegistry, readRegistryBlock } from './registry-block';

const page = (text: string | null) => ({
  getElementById: (id: string) =>
    id === 'waymark-registry' && text !== null ? ({ textContent: text } as HTMLElement) : null,
});
const registry = { channel: 'stable', revision: 3, remotes: [] };

describe('the registry in the page', () => {
  it('is read from its data block', () => {
    expect(readRegistryBlock(page(JSON.stringify(registry)))).toEqual({ ok: true, registry });
  });

  it.each([
    ['no block', null],
    ['invalid JSON', '{'],
    ['an invalid form', '{"remotes":[{"id":"mf-games"}]}'],
  ])('with %s is a failure of kind "registry", not an exception', (_, text) => {
    expect(readRegistryBlock(page(text))).toMatchObject({ ok: false, failure: { kind: 'registry', remote: '' } });
  });

  it('can be read from a string too', () => {
    expect(readRegistry(JSON.stringify(registry))).toEqual({ ok: true, registry });
  });
});
