import type { GameId } from '@waymark/contract';
import { useLastPage, useLiveScreen, useTranslate } from '@waymark/host-kit';
import { Banner, EditorPane, EmptyState, ListAndEditor, PageTitle } from '@waymark/ui';
import { TASK_CHANGES } from '../../challenge/task-changes';
import { PlayerPreview } from '../../editor/preview/player-preview';
import { Head } from '../list-styles';
import { useChallengeList } from '../use-challenge-list';
import { useListPlace } from '../use-list-place';
import { ClosedColumn } from './closed-column';

interface ClosedChallengesProps {
  readonly game: GameId;
  /** The game's zone as it stores it, if known. */
  readonly tz: string | undefined;
}

/** The challenges of a game for people who don't administer it: to look at, as players see them. */
export function ClosedChallenges({ game, tz }: ClosedChallengesProps) {
  const t = useTranslate();
  const where = useListPlace();
  const list = useChallengeList(game, where.place);
  const { items } = list;
  const at = items.findIndex(({ id }) => id === where.front);
  const front = items[at];
  const to = (index: number) => {
    const task = items[index];
    return task && (() => where.bring(task.id));
  };
  useLiveScreen(game, { asks: TASK_CHANGES, conflicts: () => false });
  useLastPage(list.query, where.place.page, where.change);
  return (
    <ListAndEditor
      keep="challenges"
      head={
        <Head>
          <PageTitle title={t('Challenges')} text={t('Challenges in playing order')} />
          <section>
            <Banner>{t('Only the administrators of this game can change its challenges.')}</Banner>
          </section>
        </Head>
      }
      listLabel={t('List of challenges')}
      list={<ClosedColumn {...{ tz, where, list }} front={front?.id} />}
      front={front && String(front.id)}
      editorLabel={t('Challenge')}
      editor={
        front && (
          <EditorPane
            name={front.name || t('Untitled challenge')}
            previousLabel={t('Previous challenge')}
            nextLabel={t('Next challenge')}
            onPrevious={to(at - 1)}
            onNext={to(at + 1)}
          >
            <PlayerPreview game={game} task={front} />
          </EditorPane>
        )
      }
      empty={<EmptyState title={t('No challenge is open')} />}
      onBack={where.back}
      onPanes={where.onPanes}
    />
  );
}
