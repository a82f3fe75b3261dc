import * as z from '@waymark/contract/schema';
import { instantOrNull, text } from '../entities/shape';
import { idParam } from './parts';
import { defineRoute } from './route';

const link = z.looseObject({
  /** The address of the connected account; empty without one. */
  account: text(),
  /** Page on which somebody admits this platform; empty once it is connected. Good for an hour. */
  connect_url: text(),
  /** Where the last export is there; empty if none was sent. */
  sent_path: text(),
  sent_at: instantOrNull(),
});
/** The Dropbox to which the exports of a game go. */
export type DropboxLink = z.infer<typeof link>;

/** The Dropbox of a game. For administrators. Once it is connected, `ss.dropbox.connected` tells. */
export const getDropbox = defineRoute({
  method: 'GET',
  path: '/games/{id}/dropbox.json',
  audience: 'signed-in',
  capability: 'dropbox',
  summary: 'The Dropbox to which the exports of a game go',
  params: z.object({ id: idParam() }),
  answer: z.looseObject({ dropbox: link }),
});

/**
 * Send the finished export to the connected Dropbox, as a job of the kind `dropbox`. 409 without either. A failed job's
 * fault is `signed-out`, `full` or `refused`.
 */
export const sendToDropbox = defineRoute({
  method: 'PUT',
  path: '/games/{id}/dropbox.json',
  audience: 'signed-in',
  capability: 'dropbox',
  summary: 'Send the finished export to Dropbox',
  params: z.object({ id: idParam() }),
  answer: z.looseObject({ dropbox: link }),
});

/** Disconnect the Dropbox of a game. What is there stays there. */
export const disconnectDropbox = defineRoute({
  method: 'DELETE',
  path: '/games/{id}/dropbox.json',
  audience: 'signed-in',
  capability: 'dropbox',
  summary: 'Disconnect the Dropbox of a game',
  params: z.object({ id: idParam() }),
  answer: z.looseObject({ dropbox: link }),
});
