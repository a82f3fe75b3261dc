import type { GameId, TaskId } from '@waymark/contract';
import type { Api, CallOptions } from '../transport/call';

/** The QR code of a challenge as an image, saved as `qr-{id}.png` ([G85]). */
export async function qrPicture(api: Api, game: GameId, id: TaskId, options?: CallOptions): Promise<Blob> {
  const call = { method: 'GET', path: `/tasks/${id}/qr.png`, query: { game_id: game }, file: true } as const;
  const picture = await api.request({ ...call, ...options });
  if (!(picture instanceof Blob)) throw new Error('The platform sent no picture.');
  return picture;
}
