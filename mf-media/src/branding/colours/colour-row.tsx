import type { BrandColour } from '@waymark/contract';
import {
  FieldFrame,
  FieldMark,
  lazyScreenPart,
  useEdited,
  useHost,
  useReadable,
  useTranslate,
} from '@waymark/host-kit';
import { Button, Icon, TextField, Tip, token } from '@waymark/ui';
import { Check, CircleAlert } from '@waymark/ui/icons';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { BRAND_EDITING, BRAND_FIELDS, COLOUR_WORDS, defaultColour, isColour } from '../brand-fields';
import type { BrandEditor } from '../use-brand-editor';
import { nearestReadable, type Reading, readingOf } from './readable';
import { wholeColourOf } from './whole-colour';

const ColourPalette = lazyScreenPart(async () => (await import('./colour-palette')).ColourPalette);

const Line = styled.div`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr);
  align-items: start;
  gap: 10px;
  & > button {
    inline-size: 44px;
    block-size: 44px;
    border: 1px solid ${token.lineControl};
    border-radius: ${token.radiusControl};
    forced-color-adjust: none;
  }
  & > button:focus-visible { outline: ${token.focusRing} solid ${token.focus}; outline-offset: 2px; }
`;
const Ratio = styled.span<{ $good: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  font: 500 ${token.type12} ${token.font};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  color: ${({ $good }) => ($good ? token.successText : token.dangerText)};
`;
const Weak = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 10px;
  margin-block-start: 8px;
  padding: 8px 12px;
  border: 1px solid ${token.dangerLine};
  border-radius: ${token.radiusControl};
  background: ${token.dangerSubtle};
  font: ${token.type13} ${token.font};
  & > p { flex: 1 1 220px; }
  & > i { inline-size: 24px; block-size: 24px; border: 1px solid ${token.lineControl}; border-radius: 5px; forced-color-adjust: none; }
`;

interface ColourRowProps {
  readonly editor: BrandEditor;
  readonly field: BrandColour;
}

/** One colour of a brand: typed, or picked from the palette, with its contrast. */
export function ColourRow({ editor, field }: ColourRowProps) {
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  const label = t(BRAND_FIELDS[field].label);
  const typed = useEdited(editor, () => editor.latest()[field] ?? '');
  const error = useEdited(editor, () => editor.errorOf(field));
  const shown = isColour(typed) ? typed : defaultColour(field);
  const { faultOf, ...rule } = BRAND_EDITING.textRules[field];
  const choose = (value: string) => editor.choose(field, { [field]: value });
  return (
    <FieldFrame editor={editor} field={field}>
      <Line>
        <button
          type="button"
          aria-expanded={open}
          aria-label={t('Pick {name}', { name: label })}
          style={{ backgroundColor: shown }}
          onClick={() => setOpen(!open)}
        />
        <div>
          <TextField
            id={`brand-${field}`}
            label={label}
            value={typed}
            {...rule}
            validate={async (text) => {
              const fault = faultOf?.(text);
              return fault && t(fault);
            }}
            help={t(COLOUR_WORDS[field].text)}
            error={error}
            onChange={(text) => editor.type(field, text)}
            onSave={(text) => (text === '' ? choose(defaultColour(field)) : editor.commit(field))}
            tail={
              <>
                <Contrast editor={editor} field={field} />
                <FieldMark editor={editor} field={field} />
              </>
            }
          />
          {open && <ColourPalette name={label} value={shown} onChange={choose} />}
          <Hint editor={editor} field={field} onUse={choose} />
        </div>
      </Line>
    </FieldFrame>
  );
}

/** How readable a colour is; re-renders only the row being typed in. */
function useReading(editor: BrandEditor, field: BrandColour) {
  return useEdited(editor, () => readingOf(field, wholeColourOf(editor)), isSameReading);
}

const isSameReading = (one: Reading, other: Reading): boolean =>
  one?.colour === other?.colour && one?.ground === other?.ground;

function Contrast({ editor, field }: ColourRowProps) {
  const t = useTranslate();
  const language = useReadable(useHost().phrases.language);
  const format = useMemo(() => new Intl.NumberFormat(language, { minimumFractionDigits: 1 }), [language]);
  const reading = useReading(editor, field);
  if (!reading) return null;
  const { ratio, good } = reading;
  // Rounded down, so it never claims more contrast than there is.
  const shown = format.format(Math.floor(ratio * 10) / 10);
  const words = good ? t('Easy to read') : t('Hard to read');
  return (
    <Tip text={words}>
      <Ratio $good={good}>
        <Icon of={good ? Check : CircleAlert} size={14} label={words} />
        {t('{ratio} : 1', { ratio: shown })}
      </Ratio>
    </Tip>
  );
}

function Hint({ editor, field, onUse }: ColourRowProps & { onUse: (value: string) => void }) {
  const t = useTranslate();
  const reading = useReading(editor, field);
  if (!reading || reading.good) return null;
  const nearest = nearestReadable(reading.colour, reading.ground, reading.least);
  return (
    <Weak>
      <p>
        {t('Hard to read on {background}. The nearest colour that reads is {color}.', {
          background: t(BRAND_FIELDS[reading.on].label),
          color: nearest,
        })}
      </p>
      <i style={{ backgroundColor: nearest }} />
      <Button size="small" onClick={() => onUse(nearest)}>
        {t('Use it')}
      </Button>
    </Weak>
  );
}
