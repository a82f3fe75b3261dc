import { paths } from '@waymark/contract';
import { useHost, useTranslate } from '@waymark/host-kit';
import { Icon, useNameBubble } from '@waymark/ui';
import {
  Maximize2,
  Pause,
  Play,
  Radio,
  Shuffle,
  SkipBack,
  SkipForward,
  Star,
  Timer,
  Volume2,
  VolumeX,
} from '@waymark/ui/icons';
import { memo, useRef } from 'react';
import { DELAYS } from '../show/delay';
import type { Show } from '../show/show';
import { Bar, DelayChoice, Position, Rule } from './control-styles';
import { Leave } from './leave';
import { Toggle } from './toggle';
import type { Commands } from './use-commands';
import { useStepKeys } from './use-step-keys';

/** Props of Controls. */
export interface ControlsProps extends Pick<Show, 'isPlaying' | 'isLive' | 'isShuffled' | 'featuredOnly'> {
  /** Number of the current slide; 0 on the title. */
  readonly position: number;
  /** Number of slides. */
  readonly count: number;
  readonly delay: number;
  readonly isMuted: boolean;
  readonly isShown: boolean;
  readonly commands: Commands;
}

/** The controls of the slideshow. */
export const Controls = memo(function Controls(props: ControlsProps) {
  const t = useTranslate();
  const { navigation } = useHost();
  const { back, ahead } = useStepKeys();
  const { isPlaying, isLive, isShuffled, featuredOnly, position, count, delay, isMuted, isShown, commands } = props;
  const delayChoice = useRef<HTMLLabelElement>(null);
  const { reach, bubble } = useNameBubble(delayChoice, t('Seconds per slide'));
  const seconds = [...new Set([...DELAYS, delay])].sort((a, b) => a - b);
  return (
    <Bar role="toolbar" aria-label={t('Slideshow')} {...(isShown ? { 'data-shown': '' } : {})}>
      <Toggle icon={SkipBack} label={t('Previous slide')} keys={back} bare flip onPress={commands.previous} />
      <Toggle
        icon={isPlaying ? Pause : Play}
        label={isPlaying ? t('Pause') : t('Play slideshow')}
        keys=" "
        bare
        onPress={commands.play}
      />
      <Toggle icon={SkipForward} label={t('Next slide')} keys={ahead} bare flip onPress={commands.next} />
      <Position>
        {position} <span>{t('of {n}', { n: count })}</span>
      </Position>
      <Rule />
      <Toggle icon={isMuted ? VolumeX : Volume2} label={t('Mute')} keys="m" isOn={isMuted} onPress={commands.mute} />
      <Toggle icon={Radio} label={t('Live feed')} keys="l" isOn={isLive} onPress={commands.live} />
      <Toggle icon={Shuffle} label={t('Shuffle')} keys="s" isOn={isShuffled} onPress={commands.shuffle} />
      <Toggle icon={Star} label={t('Featured only')} keys="f" isOn={featuredOnly} onPress={commands.featured} />
      <Rule />
      <DelayChoice ref={delayChoice} {...reach}>
        {bubble}
        <Icon of={Timer} size={20} />
        <select
          aria-label={t('Seconds per slide')}
          value={delay}
          onChange={({ target }) => commands.delay(Number(target.value))}
        >
          {seconds.map((one) => (
            <option key={one} value={one}>
              {t('{n} s', { n: one })}
            </option>
          ))}
        </select>
      </DelayChoice>
      {document.fullscreenEnabled && (
        <Toggle icon={Maximize2} label={t('Full screen')} keys="Enter" bare onPress={commands.fullScreen} />
      )}
      {navigation.knows(paths.dashboard()) && <Leave />}
    </Bar>
  );
});
