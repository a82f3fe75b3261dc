import { type GameId, type Task, UNLIMITED } from '@waymark/contract';
import { useHost, useTranslate } from '@waymark/host-kit';
import { Icon, Img, RichView } from '@waymark/ui';
import { ChevronLeft, Clock, Lightbulb, Lock, MapPin } from '@waymark/ui/icons';
import styled from 'styled-components';
import { locksOf } from '../locks/locks-of';
import { FIVE } from '../task-fields';
import { fileOf } from '../task-file';
import { Act, Bar, Choices, Facts, Inside, Phone, TypedHere, Worth } from './phone-styles';
import { useFilled } from './use-filled';
import { playerAct } from './what-players-do';

const Frame = styled.figure`margin: 0;`;

/** The challenge as players see it; updates with every keystroke. */
export function PlayerPreview({ game, task }: { readonly game: GameId; readonly task: Task }) {
  const { api } = useHost();
  const t = useTranslate();
  const photo = fileOf(task, 'standard');
  const act = playerAct(task);
  const label = t(act.label);
  const filled = useFilled(game, [task.name ?? '', task.description ?? '', ...act.choices]);
  return (
    <Frame>
      <Phone>
        <Bar>
          <Icon of={ChevronLeft} flip />
          <strong>{t('Challenge {n}', { n: task.position ?? 1 })}</strong>
          <Worth>{task.points === UNLIMITED ? t('Unlimited') : (task.points ?? 0)}</Worth>
        </Bar>
        <Inside tabIndex={0} role="region" aria-label={t('What players see')}>
          {photo && (
            <Img src={api.resolve(photo.url)} alt={photo.alt} width="100%" height={task.fullscreen === 1 ? 220 : 132} />
          )}
          <div>
            <h3 dir="auto" {...(task.name ? {} : { 'data-unset': '' })}>
              {filled.text(task.name ?? '') || t('Headline')}
            </h3>
            <FactsOf task={task} />
            {task.description ? (
              <RichView html={filled.html(task.description)} />
            ) : (
              <p data-unset="">{t('No description yet.')}</p>
            )}
            {act.choices.length > 0 && (
              <Choices>
                {act.choices.map((choice, at) => (
                  <li key={at} dir="auto">
                    {filled.text(choice)}
                  </li>
                ))}
              </Choices>
            )}
            {act.types && <TypedHere>{t('Your answer')}</TypedHere>}
          </div>
        </Inside>
        <Act>
          <span>
            <Icon of={act.icon} />
            {label}
          </span>
        </Act>
      </Phone>
    </Frame>
  );
}

/** What players need to know before they start. */
function FactsOf({ task }: { readonly task: Task }) {
  const t = useTranslate();
  const hints = FIVE.filter((n) => task[`hint_${n}`]).length;
  const near = task.arrival_location_radius || task.unlock_by_location_radius;
  const facts = [
    (locksOf(task).length > 0 || task.unlock_by_location_radius) && { icon: Lock, text: t('Locked') },
    task.timer && task.timer_visible !== 0 && { icon: Clock, text: t('{n} s', { n: task.timer }) },
    typeof task.latitude === 'number' && {
      icon: MapPin,
      text: near ? t('within {n} m', { n: String(near) }) : t('On the map'),
    },
    hints > 0 && { icon: Lightbulb, text: hints === 1 ? t('1 hint') : t('{n} hints', { n: hints }) },
  ].filter((fact) => typeof fact === 'object');
  if (facts.length === 0) return null;
  return (
    <Facts>
      {facts.map(({ icon, text }) => (
        <li key={text}>
          <Icon of={icon} size={14} />
          {text}
        </li>
      ))}
    </Facts>
  );
}
