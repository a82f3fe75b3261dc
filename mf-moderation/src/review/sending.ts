import { SendingAbsent } from './sending-absent';

/** Fetches what sends decisions; a screen does so once it is drawn. @throws {SendingAbsent} */
export const fetchSending = () =>
  import('./send-decision').catch((cause: unknown) => {
    throw new SendingAbsent('The script that sends decisions did not come.', { cause });
  });
