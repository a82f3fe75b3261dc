import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type BulkWrite, POINTS_MAX } from '@waymark/contract';
import { useState } from 'react';
import { PointsForm } from './points-form';

function setUp(before: BulkWrite = {}) {
  const told: BulkWrite[] = [];
  function Form() {
    const [changes, setChanges] = useState(before);
    const note = (part: BulkWrite) => {
      told.push(part);
      setChanges({ ...changes, ...part });
    };
    return <PointsForm changes={changes} tz={undefined} onChange={note} onWrong={() => undefined} />;
  }
  render(<Form />);
  return { told, box: screen.getByRole<HTMLInputElement>('textbox', { name: 'Points' }) };
}

describe('the points of several challenges', () => {
  it('are empty until entered, then reported', async () => {
    const { told, box } = setUp();
    expect(box.value).toBe('');
    await userEvent.type(box, '40');
    await userEvent.tab();
    expect(told.at(-1)).toEqual({ points: 40 });
  });

  it('are reported as unchanged when the box is cleared, not as 0', async () => {
    const { told, box } = setUp({ points: 40 });
    await userEvent.clear(box);
    await userEvent.tab();
    expect(told.at(-1)).toEqual({ points: undefined });
  });

  it('can be 0', async () => {
    const { told, box } = setUp();
    await userEvent.type(box, '0');
    await userEvent.tab();
    expect(told.at(-1)).toEqual({ points: 0 });
  });

  it('are capped at the maximum of a challenge', async () => {
    const { told, box } = setUp();
    await userEvent.type(box, String(POINTS_MAX + 1));
    await userEvent.tab();
    expect(told.at(-1)).toEqual({ points: POINTS_MAX });
  });
});
