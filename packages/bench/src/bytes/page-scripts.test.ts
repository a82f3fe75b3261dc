import { fileOf, scriptsOf } from './page-scripts';

it('the scripts of a page are those it runs and those it preloads, each once', () => {
  const html = `<script type="application/json" id="a">{}</script><script>go()</script><script defer src="/v.js"></script>
    <link rel="preload" as="script" href="/v.js"><link rel="preload" as="script" href="http://r/mf-a/1/e.js?v=1" crossorigin>
    <link rel="stylesheet" href="/base.css"><link rel="preload" as="font" href="/f.woff2">`;
  expect(scriptsOf(html)).toEqual(['/v.js', 'http://r/mf-a/1/e.js?v=1']);
});

it.each([
  ['/assets/main.0a1b2c3d.js', '/s/assets/main.0a1b2c3d.js'],
  ['/mf-games/1.0.0/remoteEntry.js?v=1', '/r/mf-games/1.0.0/remoteEntry.js'],
  ['/acme-quiz/2.1.0/remoteEntry.js', '/r/acme-quiz/2.1.0/remoteEntry.js'],
])('%s is the file %s', (address, file) => {
  expect(fileOf(address, { shell: '/s', remotes: '/r' })).toBe(file);
});
