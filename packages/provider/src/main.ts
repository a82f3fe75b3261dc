import { runProvider } from './program';

await runProvider();
