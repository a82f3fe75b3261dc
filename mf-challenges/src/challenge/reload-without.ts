import { keyStarts, keys } from '@waymark/client';
import type { GameId, TaskId } from '@waymark/contract';
import type { QueryClient } from '@waymark/host-kit/query';

/** Reloads what shows challenges that were deleted elsewhere: an open editor finds out from its own read. */
export function reloadWithout(client: QueryClient, game: GameId, ids: Iterable<TaskId>): void {
  const lists = [keyStarts.tasks(game), keys.taskPlaces(game), keys.taskTrash(game)];
  // Lists first: some platforms have a challenge only in their list.
  for (const queryKey of [...lists, ...[...ids].map((id) => keys.task(game, id))]) {
    void client.invalidateQueries({ queryKey });
  }
}
