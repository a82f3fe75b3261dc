import { LIBERATION_PACKAGES, type LiberationPackage } from '@waymark/contract';
import { announce } from '../realtime/announce';
import { errors } from '../server/errors';
import type { HandlersOf } from '../server/handlers';
import type { Services } from '../server/services';
import { answerGame } from './answer-game';
import { liberatePackages } from './repo';
import { lockVisibleGame } from './require-game';

/** Liberating packages of a game, for super administrators. */
export function liberateRoutes(services: Services): HandlersOf<'liberateGame'> {
  const { database } = services;
  return {
    liberateGame: async ({ params, body, caller }) => {
      await database.tx(async (tx) => {
        const found = await lockVisibleGame(tx, caller, params.id);
        if (!found.role.superAdmin) throw errors.notAllowed();
        const game = await liberatePackages(tx, found.game.id, readPackages(body.packages));
        await announce({ database, tx }, game, 'ss.game.update', { fields: ['liberated'] }, caller);
      });
      return answerGame(services, caller, params.id);
    },
  };
}

/** @throws {ApiError} 422 for an unknown package, or for none */
function readPackages(list: string): LiberationPackage[] {
  const named = list.split(',').map((code) => code.trim());
  const packages = LIBERATION_PACKAGES.filter((code) => named.includes(code));
  const strange = named.find((code) => code !== '' && !LIBERATION_PACKAGES.some((known) => known === code));
  if (strange !== undefined) throw errors.invalid({ packages: [`There is no package ${strange}.`] });
  if (packages.length === 0) throw errors.invalid({ packages: ['No package is named.'] });
  return packages;
}
