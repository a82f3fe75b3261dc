import { PlainFailure } from './plain-failure';
import { type Ending, listenForEnd } from './processes/ending';

/**
 * Runs a command to its end and leaves with its exit code. A {@link PlainFailure} is shown as its sentence; anything
 * else is a mistake of ours and shown with its stack.
 */
export async function runCommand(main: (ending: Ending) => Promise<number>): Promise<void> {
  let code = 1;
  try {
    code = await main(listenForEnd());
  } catch (error) {
    if (error instanceof PlainFailure) {
      console.error(error.message);
      code = error.exitCode;
    } else {
      console.error(error);
    }
  }
  process.exit(code);
}
