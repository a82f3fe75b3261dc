import { accountRoutes } from '../accounts/routes';
import { analyticsRoutes } from '../analytics/routes';
import { emptyRoutes } from '../answers/empty';
import { claimRoutes } from '../answers/queue/claim-routes';
import { queueRoutes } from '../answers/queue/routes';
import { regenerateRoutes } from '../answers/regenerate';
import { bulkReviewRoutes } from '../answers/review/bulk-routes';
import { reviewHistoryRoutes } from '../answers/review/history-routes';
import { reviewRoutes } from '../answers/review/routes';
import { answerRoutes } from '../answers/routes';
import { historyRoutes } from '../audit/routes';
import { blastRoutes } from '../blasts/routes';
import { brandingRoutes } from '../branding/routes';
import { savedBrandRoutes } from '../branding/saved/routes';
import { taskBulkRoutes } from '../challenges/bulk/routes';
import { taskCopyRoutes } from '../challenges/copy/routes';
import { realityRoutes } from '../challenges/realities/routes';
import { challengeRoutes } from '../challenges/routes';
import { taskSheetRoutes } from '../challenges/sheets/routes';
import { taskTrashRoutes } from '../challenges/trash/routes';
import { chatRoutes } from '../chat/routes';
import { dropboxRoutes } from '../dropbox/routes';
import { exportRoutes } from '../exports/routes';
import { cloneRoutes } from '../games/clone/routes';
import { liberateRoutes } from '../games/liberate';
import { gameRoutes } from '../games/routes';
import { trashRoutes } from '../games/trash/routes';
import { geocodeRoutes } from '../geocode/routes';
import { groupRoutes } from '../groups/routes';
import { jobRoutes } from '../jobs/routes';
import { judgeLinkRoutes } from '../judge-links/routes';
import { adjustmentRoutes } from '../leaderboard/adjustment-routes';
import { boardRoutes } from '../leaderboard/board-routes';
import { rescoreRoutes } from '../leaderboard/rescore';
import { leaderboardRoutes } from '../leaderboard/routes';
import { legalRoutes } from '../legal/routes';
import { alternativeRoutes } from '../media/alternatives/routes';
import { mediaRoutes } from '../media/routes';
import { invitationRoutes } from '../people/invitation-routes';
import { peopleRoutes } from '../people/routes';
import { personalizationRoutes } from '../personalizations/routes';
import { playRoutes } from '../play/routes';
import { receiptRoutes } from '../purchases/receipts/routes';
import { purchaseRoutes } from '../purchases/routes';
import { pushRoutes } from '../push/routes';
import { qrRoutes } from '../qr/routes';
import { qrSheetRoutes } from '../qr/sheet-routes';
import { readinessRoutes } from '../readiness/routes';
import { readyMessageRoutes } from '../ready-messages/routes';
import { reelRoutes } from '../reels/routes';
import { referenceRoutes } from '../reference/routes';
import { resultRoutes } from '../results/routes';
import { handRoutes } from '../rewards/hand-routes';
import { rewardRoutes } from '../rewards/routes';
import { sessionRoutes } from '../session/routes';
import { suggestRoutes } from '../suggest/routes';
import { tagRoutes } from '../tags/routes';
import { teamPlaceRoutes } from '../team-places/routes';
import { teamRoutes } from '../teams/routes';
import { teamSheetRoutes } from '../teams/sheets/routes';
import { templateRoutes } from '../templates/routes';
import { translationRoutes } from '../translations/routes';
import { webhookRoutes } from '../webhook/routes';
import { whiteLabelRoutes } from '../white-labels/routes';
import type { Handlers } from './handlers';
import type { Services } from './services';

/** The handlers of every noun. */
export const allHandlers = (services: Services): Handlers => ({
  ...sessionRoutes(services),
  ...accountRoutes(services),
  ...referenceRoutes(services),
  ...gameRoutes(services),
  ...historyRoutes(services),
  ...cloneRoutes(services),
  ...trashRoutes(services),
  ...liberateRoutes(services),
  ...brandingRoutes(services),
  ...savedBrandRoutes(services),
  ...personalizationRoutes(services),
  ...purchaseRoutes(services),
  ...receiptRoutes(services),
  ...exportRoutes(services),
  ...dropboxRoutes(services),
  ...reelRoutes(services),
  ...mediaRoutes(services),
  ...alternativeRoutes(services),
  ...analyticsRoutes(services),
  ...resultRoutes(services),
  ...templateRoutes(services),
  ...translationRoutes(services),
  ...legalRoutes(services),
  ...challengeRoutes(services),
  ...taskTrashRoutes(services),
  ...taskCopyRoutes(services),
  ...taskBulkRoutes(services),
  ...realityRoutes(services),
  ...taskSheetRoutes(services),
  ...qrSheetRoutes(services),
  ...readinessRoutes(services),
  ...suggestRoutes(services),
  ...tagRoutes(services),
  ...teamRoutes(services),
  ...teamSheetRoutes(services),
  ...peopleRoutes(services),
  ...invitationRoutes(services),
  ...blastRoutes(services),
  ...chatRoutes(services),
  ...teamPlaceRoutes(services),
  ...groupRoutes(services),
  ...webhookRoutes(services),
  ...geocodeRoutes(services),
  ...qrRoutes(services),
  ...whiteLabelRoutes(services),
  ...answerRoutes(services),
  ...reviewRoutes(services),
  ...bulkReviewRoutes(services),
  ...reviewHistoryRoutes(services),
  ...queueRoutes(services),
  ...claimRoutes(services),
  ...readyMessageRoutes(services),
  ...judgeLinkRoutes(services),
  ...regenerateRoutes(services),
  ...emptyRoutes(services),
  ...playRoutes(services),
  ...pushRoutes(services),
  ...leaderboardRoutes(services),
  ...rescoreRoutes(services),
  ...boardRoutes(services),
  ...adjustmentRoutes(services),
  ...rewardRoutes(services),
  ...handRoutes(services),
  ...jobRoutes(services),
});
