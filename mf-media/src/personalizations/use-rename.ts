import { keyStarts, keys, saveReadyMessage, saveReward, saveTask } from '@waymark/client';
import type { GameId } from '@waymark/contract';
import { REFUSED, refusalsOf, useActions, useHost } from '@waymark/host-kit';
import { useQueryClient } from '@waymark/host-kit/query';
import { useState } from 'react';
import { isOfGame, isSamePlace, type Place } from './places';
import { renamedIn, type Usage } from './usage';

/** A rename that did not reach every text. */
export interface HalfRenamed {
  readonly from: string;
  readonly to: string;
  readonly done: readonly Place[];
  readonly left: readonly Place[];
}

/** Renames a key in the texts that use it; failed ones can be retried. */
export function useRename(game: GameId, usage: Usage) {
  const { api } = useHost();
  const client = useQueryClient();
  const { run } = useActions<string>();
  const [half, setHalf] = useState<HalfRenamed>();
  const [isUnderWay, setUnderWay] = useState(false);

  const write = async (place: Place, from: string, to: string): Promise<unknown> => {
    const options = { handles: REFUSED };
    switch (place.kind) {
      case 'challenge':
        return saveTask(api, game, place.id, renamedIn(place.texts, from, to), options);
      case 'reward':
        return saveReward(api, game, place.id, renamedIn(place.texts, from, to), options);
      case 'message':
        return saveReadyMessage(api, game, place.id, renamedIn(place.texts, from, to), options);
    }
  };

  const renameAll = async (from: string, to: string, places: readonly Place[], before: readonly Place[]) => {
    const [done, left] = [[...before], [...places]];
    const refused: Place[] = [];
    setUnderWay(true);
    while (left[0]) {
      const place = left[0];
      let isRefused = false;
      const written = await run(
        `${place.kind} ${place.id}`,
        () => write(place, from, to),
        (error) => {
          // A text that is too long with the new key doesn't stop the others.
          isRefused = refusalsOf(error).length > 0;
          return isRefused;
        },
      );
      if (!written && !isRefused) break;
      left.shift();
      (written ? done : refused).push(place);
    }
    setUnderWay(false);
    const rest = [...refused, ...left];
    setHalf(rest.length > 0 ? { from, to, done, left: rest } : undefined);
    const read: readonly (readonly unknown[])[] = [
      keyStarts.tasks(game),
      keyStarts.everyTask(game),
      keyStarts.rewards(game),
      keys.allRewards(game),
      keys.readyMessages(game),
      keyStarts.readiness(game),
    ];
    await Promise.all(read.map((queryKey) => client.invalidateQueries({ queryKey })));
  };

  return {
    half,
    isUnderWay,
    /** Replaces a key in every text of the game. */
    rename: (from: string, to: string) => renameAll(from, to, (usage.get(from) ?? []).filter(isOfGame), []),
    /** Resumes with the current texts. */
    retry: async () => {
      if (!half || isUnderWay) return;
      const now = usage.get(half.from) ?? [];
      const left = now.filter((place) => half.left.some((one) => isSamePlace(one, place)));
      await renameAll(half.from, half.to, left, half.done);
    },
    forget: () => setHalf(undefined),
  };
}
