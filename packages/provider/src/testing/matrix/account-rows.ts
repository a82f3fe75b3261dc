import type { RouteName } from '@waymark/contract';
import { general, type Row, stranger } from './row';

/** Accounts, white labels, uploads and other calls outside of games. */
export const ACCOUNT_ROWS = {
  authenticate: general('everyone', 404, (who) =>
    who.post('/users/authenticate.json', { email: stranger(), password: 'x' }),
  ),
  refresh: general('everyone', 401, (who) => who.post('/users/refresh.json', { refresh_token: 'x' })),
  endSession: general('everyone', 200, (who) => who.post('/users/sign-out.json', { refresh_token: 'x' })),
  maintenance: general('everyone', 200, (who) => who.get('/services/maintenance.json')),
  describeProvider: general('everyone', 200, (who) => who.get('/provider.json')),
  verifyEmail: general('everyone', 404, (who) => who.get(`/users/verify.json?email=${stranger()}`)),
  signUp: general('everyone', 409, (who) =>
    who.post('/users.json', { name: 'A', email: 'none', password: 'x', password_confirmation: 'x' }),
  ),
  requestReset: general('everyone', 404, (who) => who.patch('/users/reset.json', { email: stranger() })),
  choosePassword: general('everyone', 404, (who) =>
    who.patch('/users/password.json', { token: 'x', password: 'x', password_confirmation: 'x' }),
  ),
  redeemTicket: general('everyone', 401, (who) => who.put('/users/ticket.json', { ticket: 'x' })),
  // Unnamed white labels stay unknown.
  describeWhiteLabel: general('everyone', 200, (who) => who.get('/whitelabels/0.json')),
  loadDictionary: general('everyone', 200, (who) => who.get('/proxy/translate.json?to=es')),
  loadLegalText: general('everyone', 200, (who) => who.get('/legal/privacy.json?to=de')),
  issueTicket: general('signed in', 200, (who) => who.post('/users/ticket.json', { purpose: 'socket' })),
  listGames: general('signed in', 200, (who) => who.get('/games.json')),
  listTimeZones: general('signed in', 200, (who) => who.get('/timezones.json')),
  uploadPolicy: general('signed in', 200, (who) => who.get('/upload.json')),
  signUpload: general('signed in', 200, (who) => who.get('/medias/sign/png')),
  reportPhrase: general('signed in', 200, (who) => who.post('/proxy/translate.json', { origin: 'A phrase', to: 'es' })),
  testWebhook: general('signed in', 200, (who) => who.post('/proxy/webhook.json', { url: 'https://127.0.0.1/' })),
  geocode: general('signed in', 200, (who) => who.get('/proxy/geocode.json?address=Boston')),
  listTags: general('signed in', 200, (who) => who.get('/tags.json')),
} satisfies Partial<Record<RouteName, Row>>;
