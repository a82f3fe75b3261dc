import { browserPort } from '@waymark/federation/ports';
import { DEMO_PASSWORD } from '../demo-accounts';
import { originOf } from '../settings/ports';
import type { Settings } from '../settings/settings';
import { type Child, startProgram } from './child';

const PLAYERS_PROGRAM = new URL('../../../players/src/main.ts', import.meta.url);

/** Starts simulated teams that play the demo's live games through the API. */
export function startPlayers({ ports, page }: Settings, onLine: (line: string) => void): Child {
  const env = {
    WAYMARK_PLAYERS_API: `${originOf(browserPort(ports.provider))}/${page.apiVersion}`,
    WAYMARK_PLAYERS_WHITELABEL: page.whitelabel,
    WAYMARK_PLAYERS_PASSWORD: DEMO_PASSWORD,
  };
  return startProgram(PLAYERS_PROGRAM, env, onLine);
}
