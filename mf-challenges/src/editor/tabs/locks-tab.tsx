import type { Lock } from '@waymark/contract';
import { useTranslate } from '@waymark/host-kit';
import { FieldStack, landFocus } from '@waymark/ui';
import { useRef } from 'react';
import styled from 'styled-components';
import { fieldId } from '../field-id';
import { useFieldLabel } from '../field-labels';
import { ChoiceEntry } from '../fields/choice-entry';
import { controlOf, FieldRow } from '../fields/field-row';
import { Note } from '../fields/layout';
import { ChallengePicker } from '../locks/challenge-picker';
import { LockCard } from '../locks/lock-card';
import { lockEdits, locksOf, withOptions } from '../locks/locks-of';
import { radiusOptions } from './location-tab';
import type { TabProps } from './tab-list';

const Chosen = styled.ul`
  display: grid;
  gap: 8px;
  margin: 0;
  padding: 0;
`;

/** What has to happen before players can open the challenge. */
export function LocksTab({ editor, game }: TabProps) {
  const t = useTranslate();
  const labelOf = useFieldLabel();
  const { view } = editor;
  const locks = locksOf(view);
  const placed = typeof view.latitude === 'number' && typeof view.longitude === 'number';
  const write = (next: readonly Lock[]) => editor.choose('unlock_by_task_id', lockEdits(next));
  const place = useRef<HTMLDivElement>(null);
  /** The pressed button is gone: its replacement takes the focus. */
  const land = (then: string) => void landFocus(place.current, `#${fieldId(view.id, 'unlock_by_task_id')}${then}`);
  const { name: _, ...control } = controlOf(editor, 'unlock_by_task_id');
  return (
    <FieldStack ref={place}>
      <FieldRow
        editor={editor}
        field="unlock_by_task_id"
        at={locks.length > 0 ? 'list' : 'field'}
        help={t(
          'The challenge opens when a team has completed the one you choose here. For trivia, multiple choice and split paths you can also choose which answers open it. You can choose one challenge.',
        )}
      >
        <FieldStack>
          {locks.length > 0 ? (
            <>
              <Note>
                {t('Lock by challenge')} {control.tail}
              </Note>
              <Chosen id={`${fieldId(view.id, 'unlock_by_task_id')}-chosen`}>
                {locks.map((lock) => (
                  <LockCard
                    key={lock.id}
                    game={game.id}
                    lock={lock}
                    onOptions={(options) => write(withOptions(locks, lock.id, options))}
                    onRemove={() => {
                      write(locks.filter(({ id }) => id !== lock.id));
                      land('');
                    }}
                  />
                ))}
              </Chosen>
            </>
          ) : (
            <ChallengePicker
              {...control}
              game={game.id}
              except={view.id}
              label={labelOf('unlock_by_task_id')}
              help={t('Which challenge comes first? Search by headline.')}
              onChoose={(id) => {
                write([{ id, options: [] }]);
                land('-chosen');
              }}
            />
          )}
        </FieldStack>
      </FieldRow>
      <ChoiceEntry
        editor={editor}
        field="unlock_by_location_radius"
        options={radiusOptions(t)}
        disabled={!placed}
        note={placed ? t('Distance that opens the challenge') : t('Set a location first.')}
        help={t(
          'The challenge opens when a player is within this radius of its location. Set the location in the Location tab.',
        )}
      />
    </FieldStack>
  );
}
