import { contactQuery } from '@waymark/client';
import { useCopy, useHost, useReadable, useTranslate } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { Avatar, Button, ButtonLink, Icon, Panel, Row, TextField, token } from '@waymark/ui';
import { Copy, Mail } from '@waymark/ui/icons';
import { useState } from 'react';
import styled from 'styled-components';
import { letterOf, type Wish } from './letter';

const Ask = styled(Panel)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.05fr);
  overflow: hidden;
  @media (max-width: 900px) { grid-template-columns: minmax(0, 1fr); }
`;

const Side = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 14px;
  padding: 20px;
  & > h2 { font: 600 ${token.type16} ${token.font}; margin-block-end: -8px; }
  & + & { gap: 12px; background: ${token.surfacePage}; border-inline-start: 1px solid ${token.line}; }
  @media (max-width: 900px) { padding: 16px; & + & { border-inline-start: 0; border-block-start: 1px solid ${token.line}; } }
`;

const Who = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  min-block-size: 66px;
  padding: 12px;
  border: 1px solid ${token.line};
  border-radius: ${token.radiusPanel};
  overflow-wrap: anywhere;
  & strong { display: block; font-weight: 600; }
  & a { color: ${token.accentText}; }
`;

const Steps = styled.ol`
  display: grid;
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;
  counter-reset: step;
  & > li { display: flex; gap: 12px; font: ${token.type13} ${token.font}; counter-increment: step; }
  & > li::before {
    content: counter(step);
    display: grid;
    place-items: center;
    flex: none;
    inline-size: 20px;
    block-size: 20px;
    border-radius: 50%;
    background: ${token.surfaceChip};
    color: ${token.textSoft};
    font: 600 11px/1 ${token.font};
  }
`;

const Trip = styled.div`
  display: grid;
  grid-template-columns: 88px minmax(0, 1fr) minmax(0, 1.15fr);
  gap: 8px;
  @media (max-width: 480px) { grid-template-columns: minmax(0, 1fr); }
`;

const Paper = styled.div`
  display: grid;
  gap: 8px;
  align-content: start;
  min-block-size: 178px;
  padding: 14px 16px;
  border: 1px solid ${token.line};
  border-radius: ${token.radiusPanel};
  background: ${token.surfacePanel};
  overflow-wrap: anywhere;
  & > p { white-space: pre-line; }
`;

/** The first word of a name. */
const firstOf = (name: string): string => name.trim().split(/\s+/)[0] ?? name;

/** Tells people who can't create games whom to ask, with a draft letter. */
export function AskForGame() {
  const { api, brand, session } = useHost();
  const me = useReadable(session.me);
  const t = useTranslate();
  const copy = useCopy();
  const [wish, setWish] = useState<Wish>({ people: '', when: '', where: '' });
  const { data: contact } = useQuery(contactQuery(api));
  const letter = letterOf({ to: contact ? firstOf(contact.name) : undefined, from: me, wish }, t);
  const text = letter.join('\n\n');
  const field = (name: keyof Wish, label: string) => (
    <TextField label={label} value={wish[name]} max={120} onChange={(value) => setWish({ ...wish, [name]: value })} />
  );
  return (
    <Ask aria-label={t('Ask {brand} for a game', { brand: brand.name })}>
      <Side>
        <h2>{t('Ask {brand} for a game', { brand: brand.name })}</h2>
        <p>
          {t(
            'Here only the {brand} team creates games. Tell them what you have in mind. Your game then appears on this page, and you run it: challenges, teams, branding, monitor.',
            { brand: brand.name },
          )}
        </p>
        {contact && (
          <Who>
            <Avatar name={contact.name} size={40} decorative />
            <div>
              <strong dir="auto">{contact.name}</strong>
              <a href={`mailto:${contact.email}`}>{contact.email}</a>
            </div>
          </Who>
        )}
        <Steps>
          <li>{t('You write when, where and for how many people.')}</li>
          <li>{t('They create the game and make you its administrator.')}</li>
          <li>{t("You'll find the game here.")}</li>
        </Steps>
      </Side>
      <Side>
        <Trip>
          {field('people', t('People'))}
          {field('when', t('When'))}
          {field('where', t('Where'))}
        </Trip>
        <Paper aria-label={t('Your letter')} role="group">
          {letter.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Paper>
        <Row>
          {contact && (
            <ButtonLink
              $kind="primary"
              href={`mailto:${contact.email}?subject=${encodeURIComponent(t('A game for us'))}&body=${encodeURIComponent(text)}`}
            >
              <Icon of={Mail} />
              {t('Write to {name}', { name: firstOf(contact.name) })}
            </ButtonLink>
          )}
          <Button icon={Copy} onClick={() => void copy(text, t('The letter was copied.'))}>
            {t('Copy text')}
          </Button>
        </Row>
      </Side>
    </Ask>
  );
}
