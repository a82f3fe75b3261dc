import { asGameId } from '@waymark/contract';
import { answeringApi } from '../testing/answering-api';
import { mediaAlternativesQuery } from './media-alternatives';

it('is read again when a file of the game has been processed, which may be one of its own', () => {
  const { meta } = mediaAlternativesQuery(answeringApi({}), { game: asGameId(7), record: 'task', id: 3 });
  expect(meta).toEqual({ live: ['ss.task.update', 'ss.game.media'], game: 7 });
});
