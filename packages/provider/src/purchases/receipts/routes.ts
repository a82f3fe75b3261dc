import { findBrandOf } from '../../blasts/brand-of';
import { requireAdministrator } from '../../games/policy';
import { requireGame } from '../../games/require-game';
import { errors } from '../../server/errors';
import type { HandlersOf } from '../../server/handlers';
import type { Services } from '../../server/services';
import type { Caller } from '../../session/caller';
import { findReceipts } from './repo';

const SECONDS = 15;
const tooMuch = () => errors.malformed('The receipt is too long to print.');

/** The payments for a game, for administrators only, because they include donors' addresses. */
export function receiptRoutes({ database, work }: Services): HandlersOf<'listReceipts' | 'printReceipt'> {
  const receiptsOf = async (caller: Caller, gameId: number) => {
    const { game, role } = await requireGame(database.db, caller, gameId);
    requireAdministrator(role);
    return { game, receipts: await findReceipts(database.db, gameId) };
  };

  return {
    listReceipts: async ({ params, caller }) => {
      const { receipts } = await receiptsOf(caller, params.id);
      return { receipts: receipts.map(({ paymentId: _, ...receipt }) => receipt) };
    },

    printReceipt: async ({ params, caller }) => {
      const { game, receipts } = await receiptsOf(caller, params.id);
      const receipt = receipts.find(({ number }) => number === params.number);
      if (!receipt) throw errors.notFound();
      const { name: brand } = await findBrandOf(database.db, caller.whiteLabelId);
      const printed = { ...receipt, game: game.name, brand };
      const pdf = await work.run('drawReceipt', printed, { by: caller.userId, seconds: SECONDS, tooMuch });
      const content = Buffer.from(pdf).toString('base64');
      return { file: { name: `receipt-${receipt.number}.pdf`, type: 'application/pdf', content } };
    },
  };
}
