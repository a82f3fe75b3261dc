import { PlainFailure } from './plain-failure';
import { type Ending, listenForEnd } from './processes/ending';

/**
 * Runs a command and exits with its code. A {@link PlainFailure} is shown as its sentence; any other error is ours, and
 * shown with its stack.
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
