import { runProvider } from '@waymark/provider/program';
import { readValues, wantsDemo } from '@waymark/settings';
import { keepingDemoFresh } from './fresh/keep-fresh';
import { seedWhenEmpty } from './seed-when-empty';

const { values } = readValues(process.env);
const isPlayed = wantsDemo(values) && process.env.WAYMARK_DEMO_PLAY === 'on';

await runProvider({
  ...(wantsDemo(values) ? { seed: seedWhenEmpty } : {}),
  ...(isPlayed ? { beside: ({ database }, onFault) => keepingDemoFresh(database, onFault) } : {}),
});
