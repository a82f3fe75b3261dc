import { FEATURES, type RemoteRoute } from '@waymark/contract';
import { useReadable } from '@waymark/host-kit';
import { Button, token } from '@waymark/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { LANGUAGES } from './dictionary';
import { FAULTS } from './remote-faults';
import { ANSWERS, type AnswersName, ROLES, type RoleName, type SwitchBoard } from './switches';

const Bar = styled.div`
  z-index: 30;
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${token.space2} ${token.space3};
  padding: ${token.space2} ${token.space4};
  background: ${token.surfaceSunken};
  border-block-end: 1px solid ${token.line};
  color: ${token.text};
  font: ${token.type12} ${token.font};

  @media (min-width: 768px) {
    position: sticky;
    inset-block-start: 0;
  }
  & > strong { align-self: center; margin-inline-end: ${token.space2}; font-weight: 600; }
  & label { display: grid; gap: 2px; color: ${token.textMuted}; }
  & :is(select, summary) {
    min-block-size: 32px;
    max-inline-size: 170px;
    padding-inline: 6px;
    border: 1px solid ${token.lineControl};
    border-radius: ${token.radiusControl};
    background: ${token.surfacePanel};
    color: ${token.text};
    font: inherit;
  }
  & details { position: relative; }
  & summary { display: flex; align-items: center; cursor: pointer; }
  & fieldset {
    position: absolute;
    inset-block-start: 100%;
    inset-inline-start: 0;
    display: grid;
    gap: 4px;
    margin: 4px 0 0;
    padding: ${token.space3};
    border: 1px solid ${token.line};
    border-radius: ${token.radiusPanel};
    background: ${token.surfacePanel};
  }
  & fieldset label { display: flex; gap: 6px; align-items: center; color: ${token.text}; }
`;

/** Props of SwitchBar. */
export interface SwitchBarProps {
  readonly id: string;
  readonly switches: SwitchBoard;
  /** Addresses of the remote's screens. */
  readonly places: readonly string[];
  readonly here: string;
  readonly onGo: (address: string) => void;
}

/** The address of a route, with `:game` replaced by a game id. */
export const addressOf = ({ path }: RemoteRoute, game: string): string =>
  path.replace(':game', game).replaceAll(/:\w+/g, '1');

/** The switches for everything that can vary around the remote. */
export function SwitchBar({ id, switches, places, here, onGo }: SwitchBarProps) {
  const { role, features, language, direction, theme, answers, fault } = useReadable(switches);
  return (
    <Bar role="toolbar" aria-label="Switches" lang="en" dir="ltr">
      <strong>{id}</strong>
      <Choice label="Screen" value={here} options={[...new Set([here, ...places])]} onChoose={onGo} />
      <Choice
        label="Role"
        value={role}
        options={Object.keys(ROLES)}
        onChoose={(name) => switches.turn({ role: name as RoleName })}
      />
      <details>
        <summary>
          Features {features.length} of {FEATURES.length}
        </summary>
        <fieldset aria-label="Features">
          {FEATURES.map((feature) => (
            <label key={feature}>
              <input
                type="checkbox"
                checked={features.includes(feature)}
                onChange={({ target: { checked } }) =>
                  switches.turn({
                    features: FEATURES.filter((name) => (name === feature ? checked : features.includes(name))),
                  })
                }
              />
              {feature}
            </label>
          ))}
        </fieldset>
      </details>
      <Choice
        label="Language"
        value={language}
        options={LANGUAGES}
        onChoose={(next) =>
          switches.turn({ language: next, direction: next === 'ar' || next === 'he' ? 'rtl' : 'ltr' })
        }
      />
      <Choice
        label="Direction"
        value={direction}
        options={['ltr', 'rtl']}
        onChoose={(next) => switches.turn({ direction: next as 'ltr' | 'rtl' })}
      />
      <Choice
        label="Theme"
        value={theme}
        options={['system', 'light', 'dark']}
        onChoose={(next) => switches.turn({ theme: next as 'light' | 'dark' | 'system' })}
      />
      <Choice
        label="Platform answers"
        value={answers}
        options={ANSWERS}
        onChoose={(next) => switches.turn({ answers: next as AnswersName })}
      />
      <Choice label="Fault" value={fault} options={FAULTS} onChoose={(next) => switches.turn({ fault: next })} />
      <Button onClick={switches.reset}>Reset</Button>
    </Bar>
  );
}

interface ChoiceProps {
  readonly label: ReactNode;
  readonly value: string;
  readonly options: readonly string[];
  readonly onChoose: (value: string) => void;
}

function Choice({ label, value, options, onChoose }: ChoiceProps) {
  return (
    <label>
      {label}
      <select value={value} onChange={({ target }) => onChoose(target.value)}>
        {options.map((option) => (
          <option key={option} value={option}>
            {option || 'none'}
          </option>
        ))}
      </select>
    </label>
  );
}
