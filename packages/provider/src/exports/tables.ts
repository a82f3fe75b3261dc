import { TASK_TYPE, TASK_TYPE_NAMES } from '@waymark/contract';
import { isChecked, isCounted } from '@waymark/contract/scoring';
import type { Cell } from '@waymark/contract/sheets';
import type { NamedAnswer } from '../answers/repo';
import type { TaskRow } from '../challenges/repo';
import { fillTeam } from '../personalizations/fill';
import { filesOf } from './answer-files';
import type { ExportedGame } from './exported-game';
import { fieldInWords, fieldsInWords, valueInWords } from './field-words';
import { eachChange } from './history-repo';
import { actionInWords, saysNothing, withoutNaming } from './history-words';
import { plainText } from './plain-text';
import { type ExportedAnswer, eachAnswer, eachPlayer, listTeams } from './repo';

/** A table of an export: a CSV file, and a sheet of the workbook. */
export interface Table {
  readonly name: string;
  readonly headers: readonly string[];
  /** Reads it from the beginning. */
  readonly rows: () => AsyncIterable<readonly Cell[]>;
}

/** All data of a game as tables. */
export function tablesOf(exported: ExportedGame, withFiles: boolean): readonly Table[] {
  const { forPlayers } = exported;
  return [
    scores(exported),
    teams(exported),
    players(exported),
    answers(exported, withFiles),
    challenges(exported),
    ...(forPlayers ? [] : [history(exported)]),
  ];
}

const scores = ({ ranked }: ExportedGame): Table => ({
  name: 'scores',
  headers: ['Place', 'Team', 'Points', 'Challenges solved'],
  async *rows() {
    for (const { place, name, points, completed } of ranked) yield [place, name, points, completed];
  },
});

const teams = ({ queries, game, time }: ExportedGame): Table => ({
  name: 'teams',
  headers: ['Team number', 'Team', 'Created', 'Began'],
  async *rows() {
    for (const { id, name, created_at, began_at } of await listTeams(queries, game.id)) {
      yield [id, name, time(created_at), time(began_at)];
    }
  },
});

const players = ({ queries, game, forPlayers, time }: ExportedGame): Table => ({
  name: 'players',
  headers: ['Player', ...(forPlayers ? [] : ['E-mail']), 'Team', 'Joined'],
  async *rows() {
    for await (const { name, email, team, joined_at } of eachPlayer(queries, game.id)) {
      yield [name, ...(forPlayers ? [] : [email]), team, time(joined_at)];
    }
  },
});

const answers = (exported: ExportedGame, withFiles: boolean): Table => ({
  name: 'answers',
  headers: [
    ...['Answer number', 'Submitted', 'Team', 'Challenge', 'Type', 'Answer', 'State', 'Points', 'Featured'],
    ...(exported.forPlayers ? [] : ['Address', 'Latitude', 'Longitude', 'Reviewed by', 'Message to the team']),
    ...(withFiles ? ['Files'] : []),
  ],
  async *rows() {
    const { queries, game, forPlayers, time } = exported;
    for await (const row of eachAnswer(queries, game.id, forPlayers ? game.review : undefined)) {
      const { answer, team, reviewer } = row;
      const type = TASK_TYPE_NAMES[answer.type] ?? '';
      yield [
        ...[answer.id, time(answer.created_at), team.name, challengeOf(row, exported), type],
        ...[wordsOf(row, exported), stateOf(row, exported), answer.points, answer.featured_at ? 'yes' : 'no'],
        ...(forPlayers
          ? []
          : [answer.address, answer.latitude, answer.longitude, reviewer?.name ?? '', answer.review_message]),
        ...(withFiles
          ? [
              filesOf(row, exported)
                .map(({ path }) => path)
                .join('\n'),
            ]
          : []),
      ];
    }
  },
});

const challenges = ({ challenges: all, forPlayers }: ExportedGame): Table => ({
  name: 'challenges',
  headers: ['Position', 'Challenge', 'Type', 'Points', ...(forPlayers ? [] : ['Description', 'Correct answers'])],
  async *rows() {
    for (const task of all) {
      const { position, name, task_type, points, description } = task;
      const known = forPlayers ? [] : [plainText(description), correctAnswers(task)];
      yield [position, name, TASK_TYPE_NAMES[task_type] ?? '', points, ...known];
    }
  },
});

const history = (exported: ExportedGame): Table => ({
  name: 'history',
  headers: ['Time', 'Who', 'What', 'Answer number', 'Team', 'Challenge', 'Field', 'Before', 'After'],
  async *rows() {
    const { queries, game, time } = exported;
    for await (const { line, by, answerId, answer, task, team, changes } of eachChange(queries, game.id)) {
      if (saysNothing(line)) continue;
      const challenge = answer ? challengeOf(answer, exported) : exported.fill.text(task ?? '');
      const about = [answerId ?? '', answer?.team.name ?? team ?? '', challenge];
      const { action, fields } = line;
      const start = [time(line.created_at), by ?? '', actionInWords(action, changes), ...about];
      const rows = withoutNaming(action, changes);
      if (rows.length === 0) yield [...start, fieldsInWords(action, fields), '', ''];
      for (const { field, from, to } of rows) {
        yield [...start, fieldInWords(action, field), valueInWords(field, from, time), valueInWords(field, to, time)];
      }
    }
  },
});

/** The answers that count as correct: of choices the first one. */
function correctAnswers({ task_type, trivia, multiplechoice }: TaskRow): string {
  if (task_type === TASK_TYPE.multipleChoice) return multiplechoice.split(',')[0]?.trim() ?? '';
  return task_type === TASK_TYPE.trivia ? trivia : '';
}

/** The challenge of an answer, as its team saw it. */
export const challengeOf = ({ task, team }: NamedAnswer, { fill }: ExportedGame): string =>
  fillTeam(team.name).text(fill.text(task.name));

/** The text of an answer; hidden from players if it may contain the solution. */
export const wordsOf = ({ answer }: ExportedAnswer, { forPlayers }: ExportedGame): string =>
  forPlayers && isChecked(answer.type) ? '' : answer.comment;

/** The state of an answer in a word. */
export function stateOf({ answer }: ExportedAnswer, { game }: ExportedGame): string {
  if (answer.rejected_at) return 'rejected';
  if (answer.approved_at) return 'accepted';
  return isCounted(answer, game.review) ? 'counted' : 'waiting';
}
