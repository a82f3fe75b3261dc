import { runProvider } from '@waymark/provider/program';
import { keepingDemoFresh } from './fresh/keep-fresh';
import { seedWhenEmpty } from './seed-when-empty';

await runProvider({
  seed: seedWhenEmpty,
  ...(process.env.WAYMARK_DEMO_PLAY === 'on'
    ? { beside: ({ database }, onFault) => keepingDemoFresh(database, onFault) }
    : {}),
});
