import { seedWhenEmpty } from '@waymark/demo/seed-when-empty';
import { openLog, plainly, startProgram } from '@waymark/provider/program';
import { readValues } from '@waymark/settings';
import { BUILT } from '../built';
import { PlainFailure } from '../plain-failure';
import type { Ending } from '../processes/ending';
import { namedStore } from '../serve/named-store';
import { registryKeyOf, type StaticServers, startStaticServers } from '../serve/static-servers';
import { NO_PLAYER_APP, readSettings, type Settings } from '../settings/settings';

/** The parts that a node may run. */
export const PARTS = ['provider', 'builder', 'all'] as const;
type Part = (typeof PARTS)[number];

/** Whether a word names a part. */
export const isPart = (word: string): word is Part => PARTS.some((part) => part === word);

const WITHOUT_PLAYER_APP = 'WAYMARK_PLAYER_ORIGIN is not set: Play and previews lead nowhere.';

type Variables = Readonly<Record<string, string | undefined>>;

/** Operators read the log by program, unless they choose otherwise. */
const logging = (env: Variables): Variables => ({ WAYMARK_LOG: 'notable', ...env });

/**
 * Runs a part until it is asked to stop.
 * @returns the exit code
 */
export async function serve(part: Part, env: Variables, { requested }: Ending): Promise<number> {
  const settings = readSettings(env, process.cwd());
  const builder = part === 'provider' ? undefined : await startBuilder(settings, env);
  try {
    const provider = part === 'builder' ? undefined : await startProviderOf(settings, env).catch(failPlainly);
    if (builder) {
      console.log(`Waymark is ready at ${builder.origin}`);
      if (settings.page.playerOrigin === NO_PLAYER_APP) console.log(WITHOUT_PLAYER_APP);
    }
    await requested;
    await provider?.close();
    return 0;
  } finally {
    await builder?.close();
  }
}

async function startProviderOf(settings: Settings, env: Variables) {
  const registryKey = await registryKeyOf(settings, BUILT);
  return await startProgram(
    { ...logging(env), WAYMARK_REGISTRY_KEY: registryKey, WAYMARK_DATA: settings.dataFolder },
    settings.hasDemo ? { seed: seedWhenEmpty } : {},
  );
}

function failPlainly(error: unknown): never {
  const message = plainly(error);
  throw typeof message === 'string' ? new PlainFailure(message) : error;
}

function startBuilder(settings: Settings, env: Variables): Promise<StaticServers> {
  return startStaticServers({
    settings,
    built: { ...BUILT, signing: undefined },
    store: namedStore(settings, env),
    signingKey: env.WAYMARK_SIGNING_KEY,
    secret: env.WAYMARK_SECRET,
    onLine: openLog(readValues(logging(env)).values.WAYMARK_LOG).notice,
  });
}
