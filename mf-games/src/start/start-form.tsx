import { type GameTemplate, Intent, keyStarts, makeFromTemplate, timeZonesQuery } from '@waymark/client';
import { GAME_DEFAULTS, type GameId, type ValidationMessage } from '@waymark/contract';
import { REFUSED, refusalsOf, useHost, useTranslate } from '@waymark/host-kit';
import { useQuery, useQueryClient } from '@waymark/host-kit/query';
import { Banner, Button, Icon, LinkButton, Select, TextField, token, useMounted } from '@waymark/ui';
import { Globe } from '@waymark/ui/icons';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { browserZone } from './browser-zone';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 10px;
  padding: 16px 20px;
  border-inline-start: 1px solid ${token.line};
  & > h2 { font: 600 ${token.type16} ${token.font}; }
  & > p { font: ${token.type13} ${token.font}; color: ${token.textMuted}; text-align: center; }
  @media (max-width: 767px) { padding: 14px 16px; border-inline-start: 0; border-block-start: 1px solid ${token.line}; }
`;

const Zone = styled.p`
  &&& { text-align: start; color: ${token.textSoft}; }
  display: flex;
  align-items: center;
  gap: 8px;
  min-block-size: 40px;
  padding: 6px 10px;
  border-radius: ${token.radiusControl};
  background: ${token.surfaceChip};
  & > span:not([data-icon]) { flex: 1; }
`;

const LONGEST_NAME = 255;

interface StartFormProps {
  readonly template: GameTemplate;
  /** A name that was already typed. */
  readonly named?: string;
  /** Called once the game exists, while the form is on screen; some providers don't return its id. */
  readonly onMade: (game: GameId | undefined) => void;
}

/** Name and zone of a game from a template, which can be created as is. */
export function StartForm({ template, named = '', onMade }: StartFormProps) {
  const { api, errors, notices } = useHost();
  const client = useQueryClient();
  const t = useTranslate();
  const [typed, setTyped] = useState<string>();
  const name = typed ?? (named || template.name);
  const [own] = useState(browserZone);
  const [tz, setTz] = useState(own ?? GAME_DEFAULTS.tz);
  const [choosing, setChoosing] = useState(false);
  const [making, setMaking] = useState(false);
  const [refusals, setRefusals] = useState<readonly ValidationMessage[]>([]);
  const [intent] = useState(() => new Intent());
  const [copies] = useState(() => new Map<GameId, GameId>());
  const isMounted = useMounted();
  const blank = name.trim() === '' && typed !== undefined ? t('Enter a name.') : undefined;
  const faultOf = (field: string) => refusals.find((one) => one.field === field)?.message;
  const others = refusals.filter(({ field }) => field !== 'name' && field !== 'tz');

  const create = async (event: FormEvent) => {
    event.preventDefault();
    if (making || name.trim() === '') return;
    const settle = notices.saving();
    setMaking(true);
    setRefusals([]);
    const start = { name: name.trim(), tz };
    try {
      const game = await intent.try([template.key, start], (key) =>
        makeFromTemplate(api, template, start, { handles: REFUSED, intent: key }, copies),
      );
      settle('saved');
      void client.invalidateQueries({ queryKey: keyStarts.games() });
      if (game === undefined && 'game' in template.source)
        notices.show({
          tone: 'warning',
          text: t("Couldn't set the name and time zone. Change them in the game's settings."),
        });
      if (isMounted()) onMade(game);
      else notices.show({ tone: 'success', text: t('Game created.') });
    } catch (error) {
      settle('failed');
      setMaking(false);
      const reasons = refusalsOf(error);
      setRefusals(reasons);
      if (reasons.length === 0) errors.report(error, { doing: 'create a game' });
    }
  };

  return (
    <Form onSubmit={(event) => void create(event)} noValidate>
      <h2>{t('Your game')}</h2>
      {others.length > 0 && <Banner tone="danger">{others.map(({ message }) => message).join(' ')}</Banner>}
      <TextField
        label={t('Name')}
        value={name}
        max={LONGEST_NAME}
        onChange={setTyped}
        error={blank ?? faultOf('name')}
        help={t('Players read it on the first screen.')}
      />
      {choosing || faultOf('tz') ? (
        <ZoneSelect tz={tz} onChange={setTz} fault={faultOf('tz')} />
      ) : (
        <Zone>
          <Icon of={Globe} />
          <span>
            {own === undefined
              ? t('Times are in {zone}.', { zone: tz })
              : t('Times are in {zone}, as in your browser.', { zone: tz })}
          </span>
          <LinkButton onClick={() => setChoosing(true)}>{t('Change')}</LinkButton>
        </Zone>
      )}
      <Button kind="primary" size="touch" type="submit" block busy={making}>
        {t('Create game')}
      </Button>
      <p>{t('A draft. Nobody sees it until you start it.')}</p>
    </Form>
  );
}

interface ZoneSelectProps {
  readonly tz: string;
  readonly onChange: (tz: string) => void;
  readonly fault: string | undefined;
}

function ZoneSelect({ tz, onChange, fault }: ZoneSelectProps) {
  const { api } = useHost();
  const t = useTranslate();
  const zones = useQuery(timeZonesQuery(api)).data ?? [];
  const known = zones.some(({ id }) => id === tz) ? zones : [{ id: tz, name: tz }, ...zones];
  return (
    <Select
      label={t('Time zone')}
      value={tz}
      options={known.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={onChange}
      error={fault}
    />
  );
}
