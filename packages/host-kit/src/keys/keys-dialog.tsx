import type { ScreenKey } from '@waymark/contract';
import { Button, Dialog, Kbd, keyFace, Switch, token, useTranslate } from '@waymark/ui';
import styled from 'styled-components';
import { useReadable } from '../host-context';
import type { KeyBoard } from './key-board';

/** Props of KeysDialog. */
export interface KeysDialogProps {
  readonly board: KeyBoard;
  readonly onClose: () => void;
}

const Groups = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
  gap: 16px 32px;
  margin-block-start: 12px;
  & h3 { margin-block-end: 4px; font: 500 ${token.type12} ${token.font}; color: ${token.textMuted}; }
  & dl > div { display: flex; align-items: center; gap: 12px; min-block-size: 30px; }
  & dt { flex: 1; font: ${token.type13} ${token.font}; }
  & dd { display: flex; gap: 4px; }
  & kbd { display: inline-grid; }
`;
const Singles = styled.div`
  margin-block-start: 16px;
  padding-block-start: 12px;
  border-block-start: 1px solid ${token.line};
`;

/** The keys of the screen by group. */
export function KeysDialog({ board, onClose }: KeysDialogProps) {
  const t = useTranslate();
  const keys = useReadable(board.keys);
  const singles = useReadable(board.singles);
  return (
    <Dialog
      open
      title={t('Keyboard shortcuts')}
      width={640}
      onClose={onClose}
      actions={
        <Button onClick={onClose} data-autofocus="">
          {t('Close')}
        </Button>
      }
    >
      <Groups>
        {grouped(keys, t('Other')).map(([heading, group]) => (
          <section key={heading}>
            <h3>{heading}</h3>
            <dl>
              {group.map(({ keys: key, label }) => (
                <div key={key}>
                  <dt>{label}</dt>
                  <dd>
                    {keyFace(key)
                      .split(' ')
                      .map((face) => (
                        <Kbd key={face}>{face}</Kbd>
                      ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </Groups>
      <Singles>
        <Switch
          label={t('Shortcuts of a single character')}
          note={t('Turn them off if you speak to your computer.')}
          value={singles}
          on={true}
          off={false}
          onChange={(on) => board.singles.set(on)}
        />
      </Singles>
    </Dialog>
  );
}

type Shown = ScreenKey & { readonly keys: string };

/** By heading, in declaration order; for a key declared twice, the one that applies. */
function grouped(keys: readonly ScreenKey[], rest: string): (readonly [string, readonly Shown[]])[] {
  const shown = keys.filter(
    (one, index): one is Shown =>
      one.keys !== undefined && keys.findIndex((other) => other.keys === one.keys) === index,
  );
  const byHeading = new Map<string, Shown[]>();
  for (const key of shown) byHeading.set(key.group ?? rest, [...(byHeading.get(key.group ?? rest) ?? []), key]);
  return [...byHeading];
}
