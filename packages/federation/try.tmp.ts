import { runBuild } from './src/build/base-config';
import { shellConfig } from './src/build/shell-build';
import { compressFolder, sentBytes } from './src/build/release/compress';
import { listFiles } from './src/build/release/integrity';
await runBuild(shellConfig({ root: '/work/main/shell', mode: 'production', outputFolder: '/tmp/sh', uiFolder: '/work/main/packages/ui' }));
await compressFolder('/tmp/sh'); for (const n of await listFiles('/tmp/sh')) if (!/\.(br|gz)$/.test(n)) console.log(n, await sentBytes(`/tmp/sh/${n}`));
