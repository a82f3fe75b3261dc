import type { Game } from '@waymark/contract';
import { counted, useOffered, useTranslate } from '@waymark/host-kit';
import { Badge, Icon, type IconDrawing, Panel, PanelHead, token, Unbroken } from '@waymark/ui';
import { FileSpreadsheet, FileText, Folder, ShieldCheck } from '@waymark/ui/icons';
import styled from 'styled-components';

const List = styled.ul`
  padding: 6px 0;
  list-style: none;
  font: ${token.type13} ${token.font};
  & > li { display: flex; align-items: baseline; gap: 9px; padding: 6px 16px; }
  & > li > [data-icon] { align-self: start; margin-block-start: 3px; color: ${token.textMuted}; }
  & > li[data-off] { opacity: 0.5; text-decoration: line-through; }
  & b { font-weight: 500; white-space: nowrap; }
  & span { color: ${token.textMuted}; font: ${token.type12} ${token.font}; }
`;
const Head = styled(PanelHead)`
  & > h2 { flex: 1; font: 600 ${token.type14} ${token.font}; }
`;
const Foot = styled.p`
  display: flex;
  gap: 8px;
  padding: 10px 16px 12px;
  border-block-start: 1px solid ${token.line};
  color: ${token.textMuted};
  font: ${token.type12} ${token.font};
`;

interface ArchiveContentsProps {
  readonly game: Game;
  readonly withMedia: boolean;
  readonly administrates: boolean;
}

type Line = readonly [icon: IconDrawing, name: string, says: string];

/** The contents of an export, shown before it is requested; by file if the platform lists them. */
export function ArchiveContents({ game, withMedia, administrates }: ArchiveContentsProps) {
  const t = useTranslate();
  const { teams_count: teams = 0, players = 0, answers_count: answers = 0, challenges_count: challenges = 0 } = game;
  const names = useOffered('export-contents');
  const named: readonly Line[] = [
    [FileText, 'index.html', t('The whole event as one page, without a network')],
    [FileSpreadsheet, 'results.xlsx', t('All tables as one workbook, up to 20,000 rows each')],
    [FileSpreadsheet, 'scores.csv', t('Places and points')],
    [FileSpreadsheet, 'teams.csv', counted(t, 'team', teams)],
    [FileSpreadsheet, 'players.csv', counted(t, 'player', players)],
    [
      FileSpreadsheet,
      'answers.csv',
      t(answers === 1 ? '{n} answer with points and times' : '{n} answers with points and times', { n: answers }),
    ],
    [FileSpreadsheet, 'challenges.csv', counted(t, 'challenge', challenges)],
    ...(administrates ? [[FileSpreadsheet, 'history.csv', t('Who changed what')] as const] : []),
  ];
  const title = names ? t('In the archive') : t('In the export');
  return (
    <Panel aria-label={title}>
      <Head>
        <h2>{title}</h2>
        {names && (
          <Badge tone="plain">
            <bdi>.zip</bdi>
          </Badge>
        )}
      </Head>
      <List>
        {names ? (
          named.map(([icon, name, says]) => (
            <li key={name}>
              <Icon of={icon} size={14} />
              <b dir="ltr">{name}</b>
              <span>{says}</span>
            </li>
          ))
        ) : (
          <li>
            <Icon of={FileSpreadsheet} size={14} />
            <b>{t('The data of the game')}</b>
          </li>
        )}
        <li {...(withMedia ? {} : { 'data-off': '' })}>
          <Icon of={Folder} size={14} />
          {names ? (
            <>
              <b dir="ltr">media</b>
              <span>{t('Files sorted by team and challenge')}</span>
            </>
          ) : (
            <b>{t('Photos, videos and audio')}</b>
          )}
        </li>
      </List>
      {administrates && (
        <Foot>
          <Icon of={ShieldCheck} size={14} />
          <span>
            {names ? (
              <Unbroken text={t('Names and e-mails of players are in players.csv. Keep the archive safe.')} />
            ) : (
              t('It may contain personal data of players. Keep it safe.')
            )}
          </span>
        </Foot>
      )}
    </Panel>
  );
}
