import type { RouteName } from '@waymark/contract';
import { changing, ofGame, type Row } from './row';

const SHEET = Buffer.from('Headline\nSemaphore').toString('base64');

/** Teams, people, messages, the board and rewards. */
export const PEOPLE_ROWS = {
  listTeams: ofGame('administrators and coordinators', (who, { game }) =>
    who.get(`/teams/organize.json?game_id=${game}`),
  ),
  listStuckTeams: ofGame('administrators and coordinators', (who, { game }) => who.get(`/teams/stuck/${game}.json`)),
  createTeam: changing('administrators', (who, { game }) => who.post('/teams.json', { game_id: game })),
  updateTeam: ofGame('administrators and coordinators', (who, { game, team }) =>
    who.put(`/teams/${team}.json`, { game_id: game, name: 'Gulls' }),
  ),
  deleteTeam: changing('administrators', (who, { game, team }) =>
    who.call('DELETE', `/teams/${team}.json?game_id=${game}`),
  ),
  addPlayer: changing('administrators and coordinators', (who, { game, team, email }) =>
    who.post(`/teams/${team}/player.json`, { game_id: game, email }),
  ),
  removePlayer: changing('administrators and coordinators', (who, { game, team, player }) =>
    who.call('DELETE', `/teams/${team}/player.json?game_id=${game}&player_id=${player}`),
  ),
  addAdministrator: changing('administrators', (who, { game, player }) =>
    who.post(`/games/${game}/administrator.json?player_id=${player}`),
  ),
  removeAdministrator: ofGame('administrators', (who, { game, player }) =>
    who.call('DELETE', `/games/${game}/administrator.json?player_id=${player}`),
  ),
  addCoordinator: changing('administrators', (who, { game, player }) =>
    who.post(`/games/${game}/coordinator.json?player_id=${player}`),
  ),
  removeCoordinator: ofGame('administrators', (who, { game, player }) =>
    who.call('DELETE', `/games/${game}/coordinator.json?player_id=${player}`),
  ),
  banPlayer: changing('administrators', (who, { game, player }) =>
    who.post(`/games/${game}/ban.json?player_id=${player}`),
  ),
  unbanPlayer: ofGame('administrators', (who, { game, player }) =>
    who.call('DELETE', `/games/${game}/ban.json?player_id=${player}`),
  ),
  // Nobody is invited.
  removeInvitation: {
    ...ofGame('administrators', (who, { game }) =>
      who.call('DELETE', `/games/${game}/invitation.json?invitation_id=1`),
    ),
    done: 404,
  },
  mergeTeams: ofGame('administrators', async (who, { game, team, spare }) => {
    const merged = await who.post(`/teams/${team}/merge.json`, { game_id: game, into: spare });
    if (merged.status < 400) await who.post(`/teams/${team}/unmerge.json`, { game_id: game });
    return merged;
  }),
  // This team was never merged.
  unmergeTeam: {
    ...ofGame('administrators', (who, { game, team }) => who.post(`/teams/${team}/unmerge.json`, { game_id: game })),
    done: 404,
  },
  printTeamCards: ofGame('administrators', (who, { game }) =>
    who.get(`/teams/cards/${game}.json?app=${encodeURIComponent('https://play.example.test')}`),
  ),
  previewTeamSheet: ofGame('administrators', (who, { game }) =>
    who.post('/teams/import/preview.json', { game_id: game, file: SHEET }),
  ),
  importTeamSheet: ofGame('administrators', (who, { game }) =>
    who.post('/teams/import.json', { game_id: game, file: SHEET }),
  ),
  undoTeamSheet: ofGame('administrators', (who, { game }) =>
    who.post('/teams/import/undo.json', { game_id: game, teams: [], players: [] }),
  ),
  sendBlast: ofGame('administrators', (who, { game }) =>
    who.post(`/games/${game}/blast.json`, { method: 0, subject: 'Game update!', message: 'Thanks for playing.' }),
  ),
  listBlasts: ofGame('administrators', (who, { game }) => who.get(`/games/${game}/blasts.json`)),
  stopBlast: ofGame('administrators', (who, { game, blast }) =>
    who.call('DELETE', `/games/${game}/blasts/${blast}.json`),
  ),
  listChats: ofGame('administrators', (who, { game }) => who.get(`/games/${game}/chats.json`)),
  readChat: ofGame('administrators', (who, { game, team }) => who.get(`/games/${game}/chats/${team}.json`)),
  writeChat: ofGame('administrators', (who, { game, team }) =>
    who.post(`/games/${game}/chats/${team}.json`, { text: 'Well done.' }),
  ),
  seeChat: ofGame('administrators', (who, { game, team }) => who.put(`/games/${game}/chats/${team}/seen.json`, {})),
  listTeamPlaces: ofGame('administrators and coordinators', (who, { game }) =>
    who.get(`/games/${game}/team-places.json`),
  ),
  rescoreGame: ofGame('administrators and coordinators', (who, { game }) =>
    who.patch('/leaderboards/rescore.json', { game_id: game }),
  ),
  listLeaderboard: ofGame('members', (who, { game }) => who.get(`/leaderboards/game/${game}.json`)),
  changeBoard: ofGame('administrators', (who, { game }) => who.put('/leaderboards/board.json', { game_id: game })),
  listAdjustments: ofGame('administrators', (who, { game }) => who.get(`/leaderboards/adjustments/${game}.json`)),
  adjustScore: ofGame('administrators', (who, { game, team }) =>
    who.post('/leaderboards/adjustments.json', { game_id: game, team_id: team, points: 5, reason: 'Cheerful' }),
  ),
  removeAdjustment: changing('administrators', (who, { game, adjustment }) =>
    who.call('DELETE', `/leaderboards/adjustments/${adjustment}.json?game_id=${game}`),
  ),
  listRewards: ofGame('administrators', (who, { game }) => who.get(`/achievements/game/${game}.json`)),
  createReward: ofGame('administrators', (who, { game }) => who.post('/achievements.json', { game_id: game })),
  updateReward: ofGame('administrators', (who, { game, reward }) =>
    who.put(`/achievements/${reward}.json`, { game_id: game, title: 'Lantern' }),
  ),
  deleteReward: changing('administrators', (who, { game, reward }) =>
    who.call('DELETE', `/achievements/${reward}.json?game_id=${game}`),
  ),
  listRewardGrants: ofGame('administrators', (who, { game, reward }) =>
    who.get(`/achievements/${reward}/teams.json?game_id=${game}`),
  ),
  grantReward: ofGame('administrators', (who, { game, reward, team }) =>
    who.post(`/achievements/${reward}/teams.json`, { game_id: game, team_id: team }),
  ),
  takeReward: ofGame('administrators', (who, { game, reward, team }) =>
    who.call('DELETE', `/achievements/${reward}/teams.json?game_id=${game}&team_id=${team}`),
  ),
  listJobs: ofGame('administrators', (who, { game }) => who.get(`/jobs.json?game_id=${game}`)),
  cancelJob: ofGame('administrators', (who, { game, job }) => who.call('DELETE', `/jobs/${job}.json?game_id=${game}`)),
  checkReadiness: ofGame('administrators', (who, { game }) => who.get(`/games/${game}/readiness.json`)),
  readGameToCheck: ofGame('administrators', (who, { game }) => who.get(`/games/${game}/readiness/content.json`)),
} satisfies Partial<Record<RouteName, Row>>;
