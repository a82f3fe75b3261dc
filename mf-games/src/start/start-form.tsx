import { type GameTemplate, Intent, keyStarts, makeFromTemplate, saveGame, timeZonesQuery } from '@waymark/client';
import { GAME_DEFAULTS, type GameId, type GameWrite, type ValidationMessage } from '@waymark/contract';
import { REFUSED, refusalsOf, useHost, useScreenKeys, useShortcut, useTranslate } from '@waymark/host-kit';
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
const CREATE_KEY = 'Mod+S';

/** What was typed into the form of a new game before a template was chosen. */
export interface TypedBefore {
  readonly name: string | undefined;
  readonly tz: string | undefined;
  /** Whether a chosen photo isn't stored yet. */
  readonly uploading: boolean;
  /** Games that were made but not given the rest, by template: a retry makes no other. */
  readonly unfinished: Map<string, GameId>;
  /** The other fields, for a game in this zone; rejects if one is wrong. */
  rest(tz: string): Promise<GameWrite>;
}

interface StartFormProps {
  readonly template: GameTemplate;
  readonly typed?: TypedBefore;
  /** Called once the game exists, while the form is on screen; some providers don't return its id. */
  readonly onMade: (game: GameId | undefined) => void;
}

/** Name and zone of a game from a template, which can be created as is. It also gets what was typed before. */
export function StartForm({ template, typed: before, onMade }: StartFormProps) {
  const { api, errors, notices } = useHost();
  const client = useQueryClient();
  const t = useTranslate();
  const [typed, setTyped] = useState<string>();
  const name = typed ?? (before?.name || template.name);
  const [own] = useState(browserZone);
  const [tz, setTz] = useState(before?.tz || own || GAME_DEFAULTS.tz);
  const [choosing, setChoosing] = useState(false);
  const [making, setMaking] = useState(false);
  const [refusals, setRefusals] = useState<readonly ValidationMessage[]>([]);
  const [intent] = useState(() => new Intent());
  const [copies] = useState(() => new Map<GameId, GameId>());
  const isMounted = useMounted();
  const blank = name.trim() === '' && typed !== undefined ? t('Enter a name.') : undefined;
  const faultOf = (field: string) => refusals.find((one) => one.field === field)?.message;
  const others = refusals.filter(({ field }) => field !== 'name' && field !== 'tz');

  const create = async (event?: FormEvent) => {
    event?.preventDefault();
    if (making || before?.uploading || name.trim() === '') return;
    const settle = notices.saving();
    setMaking(true);
    setRefusals([]);
    const start = { name: name.trim(), tz };
    try {
      const rest = (await before?.rest(tz)) ?? {};
      const halfMade = before?.unfinished.get(template.key);
      const game =
        halfMade ??
        (await intent.try([template.key, start], (key) =>
          makeFromTemplate(api, template, start, { handles: REFUSED, intent: key }, copies),
        ));
      if (game !== undefined && (halfMade || Object.keys(rest).length > 0)) {
        before?.unfinished.set(template.key, game);
        // A half-made game may have another name by now.
        await saveGame(api, game, { ...start, ...rest }, { handles: REFUSED });
        before?.unfinished.delete(template.key);
      }
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

  useScreenKeys([{ keys: CREATE_KEY, label: t('Create game'), group: t('New Game'), run: () => void create() }]);
  const createKey = useShortcut(CREATE_KEY);

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
            {own === tz
              ? t('Times are in {zone}, as in your browser.', { zone: tz })
              : t('Times are in {zone}.', { zone: tz })}
          </span>
          <LinkButton onClick={() => setChoosing(true)}>{t('Change')}</LinkButton>
        </Zone>
      )}
      <Button
        kind="primary"
        size="touch"
        type="submit"
        block
        shortcut={createKey}
        busy={making || before?.uploading === true}
      >
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
