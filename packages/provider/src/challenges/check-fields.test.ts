import { checkFields, FRESH_TASK } from './check-fields';

it('names the first answer of a split path with a sign that locks use', () => {
  const before = { ...FRESH_TASK, task_type: 11 };
  const check = () => checkFields({ multiplechoice: 'left, up: stairs, down; cellar' }, before, 'UTC');
  expect(check).toThrow(
    expect.objectContaining({ body: { errors: { multiplechoice: ['“up: stairs” contains a semicolon or colon.'] } } }),
  );
});
