/** @jest-environment node */
const denseStyles = jest.requireActual<(source: string) => string>('./dense-styles.cjs');

test('styles lose comments and indentation, but no significant spaces', () => {
  const source = `const Card = styled(Panel).attrs({ as: 'article' })\`
    /* Why. */
    display: grid;
    inline-size: calc(100% - \${gap});
    &::after { content: 'a:  b; c'; }
    & > a:hover, & b :focus { color: red; }
  \`;`;
  expect(denseStyles(source)).toBe(
    `const Card = styled(Panel).attrs({ as: 'article' })\` display:grid;inline-size:calc(100% - \${gap});&::after{content:'a:  b; c';}& > a:hover,& b :focus{color:red;}\`;`,
  );
});

test('other templates stay unchanged', () => {
  const source = 'const text = `one;  two`; const tagged = sql`select  1; `;';
  expect(denseStyles(source)).toBe(source);
});
