import { saveGame } from '@waymark/client';
import type { Game, GameId, GameWrite, ValidationMessage } from '@waymark/contract';
import { type FieldSaves, useFieldSaves, useHost } from '@waymark/host-kit';
import { useQueryClient } from '@waymark/host-kit/query';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { SettingsField } from './game-changes';
import { type GameChanges, OptimisticGame } from './optimistic-game';
import { REFUSED, refusalsOf } from './refusals';
import { asRefusal } from './webhook-check';

/** One write of a field. */
export interface FieldWrite {
  /** On screen at once; taken back when the write is refused. */
  readonly shown: GameChanges;
  /** What is sent: read when the write is asked for, and again for another try. */
  readonly send: () => GameWrite;
  readonly onSaved?: (saved: Game) => void;
  /** Writes what was there before. */
  readonly takeBack?: () => void;
  /** Looks at what is to be saved, before anything waits for it; answers what is wrong. */
  readonly check?: (() => Promise<string | undefined>) | undefined;
  /** The save answers all there is to know, so the game is not read again. */
  readonly filesOnly?: boolean;
}

/** The writes of one game. */
export interface GameWrites {
  readonly saves: FieldSaves<SettingsField>;
  readonly refusals: readonly ValidationMessage[];
  /** Answers whether the field was saved. */
  write(field: SettingsField, write: FieldWrite): Promise<boolean>;
  /** The field holds what is stored again: a refusal before is over. */
  settle(field: SettingsField): void;
}

/** Writes fields of a game: on screen at once, to the provider in turn, and back where it was refused. */
export function useGameWrites(id: GameId): GameWrites {
  const { api } = useHost();
  const client = useQueryClient();
  const saves = useFieldSaves<SettingsField>();
  const optimistic = useMemo(() => new OptimisticGame(client, id), [client, id]);
  useEffect(() => optimistic.watch(), [optimistic]);
  const [refused, setRefused] = useState<ReadonlyMap<SettingsField, readonly ValidationMessage[]>>(new Map());
  const lastWrite = useRef<Promise<unknown>>(Promise.resolve());

  /** One after another, so that a time never overtakes the zone in which it is written. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = lastWrite.current.then(work);
    lastWrite.current = done.catch(() => undefined);
    return done;
  };
  const note = (field: SettingsField, messages: readonly ValidationMessage[]) =>
    setRefused((before) => {
      if (messages.length === 0 && !before.has(field)) return before;
      const after = new Map(before);
      if (messages.length > 0) after.set(field, messages);
      else after.delete(field);
      return after;
    });

  const write = (field: SettingsField, { shown, send, onSaved, takeBack, check, filesOnly = false }: FieldWrite) => {
    let prepared: { laid: ReturnType<OptimisticGame['lay']>; body: GameWrite } | undefined;
    const prepare = () => ({ body: send(), laid: optimistic.lay(shown) });
    prepared = prepare();
    const attempt = async () => {
      const { laid, body } = prepared ?? prepare();
      prepared = undefined;
      try {
        const fault = await check?.();
        if (fault) throw asRefusal(field, fault);
        const saved = await inTurn(() => saveGame(api, id, body, { handles: REFUSED }));
        laid.keep();
        note(field, []);
        onSaved?.(saved);
      } catch (error) {
        laid.takeBack();
        note(field, refusalsOf(error));
        throw error;
      }
      if (!filesOnly) void client.invalidateQueries({ queryKey: ['game', id] });
      void client.invalidateQueries({ queryKey: ['games'] });
    };
    return saves.save(field, attempt, takeBack);
  };
  const settle = (field: SettingsField) => {
    if (!saves.unsaved.includes(field)) return;
    note(field, []);
    void saves.save(field, async () => undefined);
  };
  const refusals = useMemo(() => [...refused.values()].flat(), [refused]);
  return { saves, refusals, write, settle };
}
