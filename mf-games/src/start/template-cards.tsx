import type { GameTemplate } from '@waymark/client';
import { counted, useHost, useTranslate } from '@waymark/host-kit';
import { hiddenFromSight, Icon, Img, token } from '@waymark/ui';
import { Check, Image } from '@waymark/ui/icons';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { spanOf } from '../games-list/today';
import { BlankPicture } from './blank-picture';
import { cardStrip, PICTURE_HEIGHT } from './card-size';

const Cards = styled.fieldset`
  min-inline-size: 0;
  border: 0;
  ${cardStrip}
  & > legend { ${hiddenFromSight} }
`;

const Card = styled.label`
  position: relative;
  display: block;
  overflow: hidden;
  border: 1px solid ${token.lineStrong};
  border-radius: ${token.radiusPanel};
  background: ${token.surfacePanel};
  cursor: pointer;
  &:hover { background: ${token.surfaceHover}; }
  &:has(:checked) { border-color: ${token.accent}; box-shadow: inset 0 0 0 1px ${token.accent}; }
  &:has(:focus-visible) { outline: 2px solid ${token.focus}; outline-offset: 2px; }
  & > input { position: absolute; inset: 0; z-index: 1; inline-size: 100%; block-size: 100%; margin: 0; opacity: 0; cursor: pointer; }
`;

const Picture = styled.span`
  display: grid;
  place-items: center;
  block-size: ${PICTURE_HEIGHT}px;
  margin: 1px 1px 0;
  border-block-end: 1px solid ${token.line};
  background: ${token.surfaceChip};
  color: ${token.textMuted};
  & > svg { display: block; inline-size: 100%; block-size: 100%; min-block-size: 0; }
  & > [data-icon] { inline-size: 24px; block-size: 24px; }
`;

const Words = styled.span`
  display: grid;
  gap: 2px;
  padding: 10px 12px 11px;
  & > strong {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    overflow-wrap: anywhere;
    font: 600 ${token.type14} ${token.font};
  }
  & > small { display: flex; justify-content: space-between; gap: 8px; white-space: nowrap; overflow: hidden; font: ${token.type12} ${token.font}; color: ${token.textMuted}; }
`;

const Chosen = styled.span`
  position: absolute;
  inset: 8px 8px auto auto;
  &:dir(rtl) { inset-inline: auto 8px; }
  display: grid;
  place-items: center;
  inline-size: 22px;
  block-size: 22px;
  border-radius: 50%;
  background: ${token.accent};
  color: ${token.onAccent};
  box-shadow: 0 0 0 2px ${token.surfaceOnPicture};
  input:not(:checked) ~ & { display: none; }
`;

interface TemplateCardsProps {
  readonly templates: readonly GameTemplate[];
  /** Key of the chosen one; empty for a blank game. */
  readonly value: string;
  readonly onChange: (key: string) => void;
}

/** A blank game and the templates as cards to choose from. */
export function TemplateCards({ templates, value, onChange }: TemplateCardsProps) {
  const { api } = useHost();
  const t = useTranslate();
  const group = useId();
  const card = (key: string, name: string, picture: ReactNode, facts: ReactNode) => (
    <Card key={key}>
      <input
        type="radio"
        name={group}
        checked={key === value}
        aria-labelledby={`${group}-${key}`}
        onChange={() => onChange(key)}
      />
      <Picture>{picture}</Picture>
      <Words id={`${group}-${key}`}>
        <strong dir="auto">{name}</strong>
        <small>{facts}</small>
      </Words>
      <Chosen aria-hidden="true">
        <Icon of={Check} size={14} />
      </Chosen>
    </Card>
  );
  return (
    <Cards>
      <legend>{t('Start from')}</legend>
      {card('', t('Blank'), <BlankPicture />, t('Your own challenges'))}
      {templates.map(({ key, name, picture, count, minutes }) =>
        card(
          key,
          name,
          picture ? <Img src={api.resolve(picture)} alt="" width="100%" height="100%" bare /> : <Icon of={Image} />,
          <>
            <span>{count === undefined ? '\u00A0' : counted(t, 'challenge', count)}</span>
            {minutes !== undefined && <span>{spanOf(minutes * 60_000, t)}</span>}
          </>,
        ),
      )}
    </Cards>
  );
}
