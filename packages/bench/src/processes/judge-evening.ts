import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Caller } from './api';
import { type Evening, WORTH } from './evening';

/** An answer as judges receive it. */
interface Claimed {
  readonly answer: { readonly id: number; readonly review_key: string } | null;
}

/** Result of an evening. */
export interface EveningResult {
  readonly sent: readonly number[];
  /** Answers by decision, in the order of each judge's decisions. */
  readonly decided: readonly number[];
  /** Decisions refused by the provider. */
  readonly refused: number;
  /** Milliseconds from the last answer until the queue was empty. */
  readonly emptiedAfter: number;
  /** Milliseconds for sending the answers. */
  readonly took: number;
}

/** The participants of an evening, signed in. */
export interface EveningPeople {
  readonly players: readonly Caller[];
  readonly judges: readonly Caller[];
}

/** Called before a judge decides. */
type Watch = (answer: number) => void;

const REST_MS = 20;

/**
 * Every player sends an answer each second, challenge by challenge; judges claim the longest-waiting answer and accept
 * three of four.
 */
export async function judgeEvening(
  origin: string,
  evening: Evening,
  { players, judges }: EveningPeople,
  onDecide: Watch,
): Promise<EveningResult> {
  const sent: number[] = [];
  const decided: number[] = [];
  let refused = 0;
  let isOver = false;
  const ask = async <Body>(who: Caller, method: string, path: string, body: object) => {
    const answer = await fetch(`${origin}/v1${path}`, { method, headers: who.headers, body: JSON.stringify(body) });
    const read = (await answer.json()) as Body;
    return { ok: answer.ok, status: answer.status, read };
  };
  const send = async (who: Caller, task: number) => {
    const body = { game_id: evening.game, task_id: task, key: randomUUID(), comment: 'We counted eleven gulls.' };
    const { ok, status, read } = await ask<{ answer: { id: number } }>(who, 'POST', '/play/answers.json', body);
    if (!ok) throw new Error(`An answer was met with ${status}: ${JSON.stringify(read)}`);
    sent.push(read.answer.id);
  };
  const judge = async (who: Caller) => {
    for (;;) {
      const wasOver = isOver;
      const wish = { game_id: evening.game, order: 'waiting' };
      const { read } = await ask<Claimed>(who, 'POST', '/answers/next.json', wish);
      if (!read.answer) {
        if (wasOver) return;
        await pause(REST_MS);
        continue;
      }
      const { id, review_key } = read.answer;
      const isGood = id % 4 !== 0;
      if (isGood) onDecide(id);
      const body = { game_id: evening.game, review_key, points: isGood ? WORTH : 0 };
      const { ok } = await ask(who, 'PUT', `/answers/${id}/${isGood ? 'accept' : 'reject'}.json`, body);
      if (ok) decided.push(id);
      else refused += 1;
    }
  };
  const play = async (): Promise<{ readonly ended: number; readonly took: number }> => {
    const began = performance.now();
    const playing = players.map(async (who, place) => {
      for (const [turn, task] of evening.challenges.entries()) {
        const due = began + (turn + place / players.length) * 1000;
        await pause(Math.max(0, due - performance.now()));
        await send(who, task);
      }
    });
    await Promise.all(playing);
    isOver = true;
    const ended = performance.now();
    return { ended, took: ended - began };
  };
  const [{ ended, took }] = await Promise.all([play(), ...judges.map(judge)]);
  return { sent, decided, refused, emptiedAfter: performance.now() - ended, took };
}
