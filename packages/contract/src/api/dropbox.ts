import * as z from '@waymark/contract/schema';
import { instantOrNull, text } from '../entities/shape';
import { idParam } from './parts';
import { defineRoute } from './route';

const link = z.looseObject({
  /** The address of the connected account; empty without one. */
  account: text(),
  /** Page on which somebody authorises this platform; empty once connected. Valid for an hour. */
  connect_url: text(),
  /** Location of the last export there; empty if none was sent. */
  sent_path: text(),
  sent_at: instantOrNull(),
});
/** The Dropbox of a game's exports. */
export type DropboxLink = z.infer<typeof link>;

/** The Dropbox of a game, for administrators. `ss.dropbox.connected` announces the connection. */
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
 * Send the finished export to the connected Dropbox, as a job of kind `dropbox`. 409 if either is missing. A failed
 * job's fault is `signed-out`, `full` or `refused`.
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

/** Disconnect the Dropbox of a game. Files there stay. */
export const disconnectDropbox = defineRoute({
  method: 'DELETE',
  path: '/games/{id}/dropbox.json',
  audience: 'signed-in',
  capability: 'dropbox',
  summary: 'Disconnect the Dropbox of a game',
  params: z.object({ id: idParam() }),
  answer: z.looseObject({ dropbox: link }),
});
