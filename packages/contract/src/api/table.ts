import { choosePassword, issueTicket, redeemTicket, requestReset, signUp, verifyEmail } from './accounts';
import { gameMoment, gamePlaces, gameProgress, teamAnalytics } from './analytics';
import { claimAnswer, claimNextAnswer, countQueue, listQueue, releaseAnswer } from './answer-queue';
import { decideAnswers, listAnswerReviews, listReviews, undoReview } from './answer-reviews';
import {
  acceptAnswer,
  emptyGame,
  featureAnswer,
  getAnswer,
  listAnswers,
  regenerateAnswer,
  rejectAnswer,
  showAnswers,
  streamAnswers,
} from './answers';
import { listBlasts, sendBlast, stopBlast } from './blast';
import { adjustScore, changeBoard, listAdjustments, removeAdjustment } from './board';
import { getBranding, updateBranding } from './branding';
import { deleteBrand, listBrands, renameBrand, saveBrand } from './brands';
import { listChats, readChat, readPlayChat, seeChat, writeChat, writePlayChat } from './chat';
import { disconnectDropbox, getDropbox, sendToDropbox } from './dropbox';
import { exportGame } from './exports';
import {
  cloneGame,
  createGame,
  deleteGame,
  getGame,
  liberateGame,
  listGames,
  listTrash,
  restoreGame,
  updateGame,
} from './games';
import { createGroup, deleteGroup, listGroups, updateGroup } from './groups';
import { listChanges } from './history';
import { cancelJob, listJobs } from './jobs';
import { createJudgeLink, listJudgeLinks, openJudgeLink, revokeJudgeLink } from './judge-links';
import { listLeaderboard, rescoreGame } from './leaderboard';
import { loadLegalText } from './legal';
import { signUpload, uploadPolicy } from './media';
import { describeMedia, listMediaAlternatives } from './media-alternatives';
import { createTask, duplicateTask, listTaskIdeas, suggestTask } from './new-tasks';
import {
  addAdministrator,
  addCoordinator,
  banPlayer,
  removeAdministrator,
  removeCoordinator,
  removeInvitation,
  unbanPlayer,
} from './people';
import {
  createPersonalization,
  deletePersonalization,
  listPersonalizations,
  updatePersonalization,
} from './personalizations';
import { getPlayScore, joinGame, listPlayTasks, submitAnswer, takeHint, unlockPlayer } from './play';
import { describeProvider } from './provider';
import { geocode, testWebhook } from './proxy';
import {
  buyBranding,
  buyReels,
  donateToGame,
  getDonationPage,
  getPaymentSetup,
  listReceipts,
  printReceipt,
} from './purchases';
import { endPush, getPushKey, subscribePush } from './push';
import { qrPicture } from './qr';
import { checkReadiness, readGameToCheck } from './readiness';
import { createReadyMessage, deleteReadyMessage, listReadyMessages, updateReadyMessage } from './ready-messages';
import { updateReality } from './realities';
import { generateReels, getReelDesk } from './reels';
import { listTimeZones } from './reference';
import {
  createResultKey,
  listResultKeys,
  readAnswerResults,
  readChallengeResults,
  readResultSheet,
  readTeamResults,
  revokeResultKey,
} from './results';
import {
  createReward,
  deleteReward,
  grantReward,
  listRewardGrants,
  listRewards,
  takeReward,
  updateReward,
} from './rewards';
import type { Route } from './route';
import { authenticate, endSession, maintenance, refresh, whoami } from './session';
import { addTag, listTags, removeTag } from './tags';
import { changeTasks, copyTasks, undoTasks } from './task-bulk';
import { exportTasks, importTasks, previewImport, printQrCodes } from './task-files';
import { listTaskTrash, restoreTask } from './task-trash';
import { deleteTask, getTask, listTaskPlaces, listTasks, updateTask } from './tasks';
import { printTeamCards } from './team-cards';
import { mergeTeams, unmergeTeam } from './team-merges';
import { listTeamPlaces, noteTeamPlace } from './team-places';
import { importTeamSheet, previewTeamSheet, undoTeamSheet } from './team-sheets';
import { addPlayer, createTeam, deleteTeam, listStuckTeams, listTeams, removePlayer, updateTeam } from './teams';
import { listTemplates, startFromTemplate } from './templates';
import { loadDictionary, reportPhrase } from './translations';
import { describeWhiteLabel } from './white-label';

/** All routes of the API. The provider registers exactly these, and OpenAPI is generated from them. */
export const routeTable = {
  authenticate,
  refresh,
  endSession,
  whoami,
  verifyEmail,
  signUp,
  requestReset,
  choosePassword,
  issueTicket,
  redeemTicket,
  maintenance,
  describeProvider,
  describeWhiteLabel,
  listGames,
  getGame,
  createGame,
  updateGame,
  listChanges,
  cloneGame,
  listTemplates,
  startFromTemplate,
  deleteGame,
  listTrash,
  restoreGame,
  liberateGame,
  getBranding,
  updateBranding,
  listPersonalizations,
  createPersonalization,
  updatePersonalization,
  deletePersonalization,
  buyBranding,
  buyReels,
  donateToGame,
  getDonationPage,
  getPaymentSetup,
  listReceipts,
  printReceipt,
  exportGame,
  listBrands,
  saveBrand,
  renameBrand,
  deleteBrand,
  getDropbox,
  sendToDropbox,
  disconnectDropbox,
  generateReels,
  getReelDesk,
  uploadPolicy,
  signUpload,
  listMediaAlternatives,
  describeMedia,
  listTimeZones,
  teamAnalytics,
  gameProgress,
  gamePlaces,
  gameMoment,
  listResultKeys,
  createResultKey,
  revokeResultKey,
  readTeamResults,
  readChallengeResults,
  readAnswerResults,
  readResultSheet,
  loadDictionary,
  reportPhrase,
  loadLegalText,
  testWebhook,
  geocode,
  listTags,
  addTag,
  removeTag,
  listTeams,
  listStuckTeams,
  createTeam,
  updateTeam,
  deleteTeam,
  addPlayer,
  removePlayer,
  mergeTeams,
  unmergeTeam,
  printTeamCards,
  previewTeamSheet,
  importTeamSheet,
  undoTeamSheet,
  addAdministrator,
  removeAdministrator,
  addCoordinator,
  removeCoordinator,
  banPlayer,
  unbanPlayer,
  removeInvitation,
  sendBlast,
  listBlasts,
  stopBlast,
  listChats,
  readChat,
  writeChat,
  seeChat,
  listTeamPlaces,
  listGroups,
  createGroup,
  updateGroup,
  deleteGroup,
  listTasks,
  listTaskPlaces,
  getTask,
  createTask,
  updateTask,
  deleteTask,
  listTaskIdeas,
  suggestTask,
  duplicateTask,
  copyTasks,
  changeTasks,
  undoTasks,
  listTaskTrash,
  restoreTask,
  updateReality,
  exportTasks,
  previewImport,
  importTasks,
  printQrCodes,
  checkReadiness,
  readGameToCheck,
  qrPicture,
  listAnswers,
  streamAnswers,
  showAnswers,
  getAnswer,
  acceptAnswer,
  rejectAnswer,
  featureAnswer,
  regenerateAnswer,
  emptyGame,
  decideAnswers,
  undoReview,
  listReviews,
  listAnswerReviews,
  listQueue,
  countQueue,
  claimAnswer,
  releaseAnswer,
  claimNextAnswer,
  listReadyMessages,
  createReadyMessage,
  updateReadyMessage,
  deleteReadyMessage,
  listJudgeLinks,
  createJudgeLink,
  revokeJudgeLink,
  openJudgeLink,
  unlockPlayer,
  joinGame,
  listPlayTasks,
  takeHint,
  submitAnswer,
  getPlayScore,
  noteTeamPlace,
  readPlayChat,
  writePlayChat,
  getPushKey,
  subscribePush,
  endPush,
  listLeaderboard,
  rescoreGame,
  changeBoard,
  listAdjustments,
  adjustScore,
  removeAdjustment,
  listRewards,
  createReward,
  updateReward,
  deleteReward,
  listRewardGrants,
  grantReward,
  takeReward,
  listJobs,
  cancelJob,
} as const satisfies Record<string, Route>;

/** The name of a route. */
export type RouteName = keyof typeof routeTable;
