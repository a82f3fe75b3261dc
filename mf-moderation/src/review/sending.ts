import { SendingAbsent } from './sending-absent';

/** Loads the sending chunk; screens prefetch it when idle. @throws {SendingAbsent} */
export const fetchSending = () =>
  import('./send-decision').catch((cause: unknown) => {
    throw new SendingAbsent("Couldn't load. Check your connection.", { cause });
  });
