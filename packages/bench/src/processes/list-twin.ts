import { createServer } from 'node:http';
import { openDatabase, prepareLists } from '@waymark/provider/testing';
import { WHITELABEL } from './api';
import { listenForParent, sendJsonText } from './floor-server';

/**
 * The lower bound of the list endpoint: bare node:http that sends the same bytes. `/query` runs the same statement with
 * the same driver on every call; `/bytes` does not use the database.
 */
const database = await openDatabase(process.env.WAYMARK_DATA ?? '', process.env.DATABASE_URL || undefined);
const list = prepareLists(database)('member');
const findWhiteLabel = database.prepare<{ id: number }>('bench_white_label', {
  toSQL: () => ({ sql: `select id from white_labels where identifier = '${WHITELABEL}'`, params: [] }),
});
const [whiteLabel] = await findWhiteLabel({});
const DAY = 86_400_000;

let answer: unknown;
let userId = 0;
process.on('message', (message: { answer?: string; userId?: number }) => {
  if (message.answer === undefined) return;
  answer = JSON.parse(message.answer);
  userId = message.userId ?? 0;
});

const server = createServer((request, response) => {
  const filter = {
    userId,
    whiteLabelId: whiteLabel?.id ?? 0,
    category: null,
    since: new Date(Date.now() - 3650 * DAY).toISOString(),
    term: null,
    limit: 25,
    offset: 0,
  };
  const query = request.url === '/query' ? list(filter) : Promise.resolve([answer]);
  query.then(
    (rows) => sendJsonText(response, rows.length > 0 ? 200 : 404, JSON.stringify(answer)),
    () => response.writeHead(500).end(),
  );
});
listenForParent(server, database);
