import type { ValidationMessage } from '@waymark/contract';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useQueryClient } from '../query';
import { OptimisticRecord, type RecordPlace } from './optimistic-record';
import { asRefusal, refusalsOf } from './refusals';
import { type FieldSaves, useFieldSaves } from './use-field-save';

/** One write of a field. */
export interface FieldWrite<R extends object, Body> {
  /** On screen at once; taken back when the write is refused. */
  readonly shown: Partial<R>;
  /** What is sent: read when the write is asked for, and again for another try. */
  readonly send: () => Body;
  readonly onSaved?: (saved: R) => void;
  /** Writes what was there before. */
  readonly takeBack?: () => void;
  /** Looks at what is to be saved, before anything waits for it; answers what is wrong. */
  readonly check?: (() => Promise<string | undefined>) | undefined;
  /** The save answers all there is to know, so nothing is read again. */
  readonly filesOnly?: boolean;
}

/** The writes of one record. */
export interface RecordWrites<R extends object, Body, Field extends string> {
  readonly saves: FieldSaves<Field>;
  readonly refusals: readonly ValidationMessage[];
  /** Answers whether the field was saved. */
  write(field: Field, write: FieldWrite<R, Body>): Promise<boolean>;
  /** The field holds what is stored again: a refusal before is over. */
  settle(field: Field): void;
  /** Shows what the provider answered, under what is still on its way. */
  take(fresh: Partial<R>): void;
}

/** What the writes of a record need to know. */
export interface RecordWriteOptions<R extends object, Body> extends RecordPlace {
  /** Sends a write and answers the record as it is now. */
  readonly send: (body: Body) => Promise<R>;
  /** Makes old what a write has changed elsewhere. */
  readonly onSaved: (saved: R, filesOnly: boolean) => void;
}

/** Writes fields of a record: on screen at once, to the provider in turn, and back where it was refused. */
export function useRecordWrites<R extends object, Body, Field extends string>(
  options: RecordWriteOptions<R, Body>,
): RecordWrites<R, Body, Field> {
  const client = useQueryClient();
  const saves = useFieldSaves<Field>();
  const place = JSON.stringify([options.record, options.lists]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: keys are written anew with every drawing; what they say counts
  const optimistic = useMemo(() => new OptimisticRecord<R>(client, options), [client, place]);
  useEffect(() => optimistic.watch(), [optimistic]);
  const [refused, setRefused] = useState<ReadonlyMap<Field, readonly ValidationMessage[]>>(new Map());
  const lastWrite = useRef<Promise<unknown>>(Promise.resolve());

  /** One after another, so that a time never overtakes the zone in which it is written. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = lastWrite.current.then(work);
    lastWrite.current = done.catch(() => undefined);
    return done;
  };
  const note = (field: Field, messages: readonly ValidationMessage[]) =>
    setRefused((before) => {
      if (messages.length === 0 && !before.has(field)) return before;
      const after = new Map(before);
      if (messages.length > 0) after.set(field, messages);
      else after.delete(field);
      return after;
    });

  const write = (field: Field, { shown, send, onSaved, takeBack, check, filesOnly = false }: FieldWrite<R, Body>) => {
    let prepared: { laid: ReturnType<OptimisticRecord<R>['lay']>; body: Body } | undefined;
    const prepare = () => ({ body: send(), laid: optimistic.lay(shown) });
    prepared = prepare();
    const attempt = async () => {
      const { laid, body } = prepared ?? prepare();
      prepared = undefined;
      let saved: R;
      try {
        const fault = await check?.();
        if (fault) throw asRefusal(field, fault);
        saved = await inTurn(() => options.send(body));
        laid.keep();
        note(field, []);
        onSaved?.(saved);
      } catch (error) {
        laid.takeBack();
        note(field, refusalsOf(error));
        throw error;
      }
      options.onSaved(saved, filesOnly);
    };
    return saves.save(field, attempt, takeBack);
  };
  const settle = (field: Field) => {
    if (!saves.unsaved.includes(field)) return;
    note(field, []);
    void saves.save(field, async () => undefined);
  };
  const refusals = useMemo(() => [...refused.values()].flat(), [refused]);
  return { saves, refusals, write, settle, take: (fresh) => optimistic.take(fresh) };
}
