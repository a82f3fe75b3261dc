import * as z from 'zod/mini';
import { switchMaintenance } from '../../maintenance/switch';
import { operation } from '../operation';

const turn = (word: 'on' | 'off', about: string) =>
  operation({
    words: `maintenance ${word}`,
    usage: '',
    about,
    args: z.object({}),
    run: async ({ database, now }) => {
      await switchMaintenance(database, word === 'on', now());
      return { maintenance: word };
    },
  });

/** Commands about maintenance. */
export const maintenanceOperations = [
  turn('on', 'Starts maintenance: every node refuses calls, and pages say so.'),
  turn('off', 'Ends maintenance.'),
];
