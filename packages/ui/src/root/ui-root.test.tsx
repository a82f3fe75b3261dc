import { render, screen } from '@testing-library/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { Button } from '../button/button';
import { ErrorDialog } from '../dialog/error-dialogs';
import { Pagination } from '../pagination/pagination';
import { Skeleton } from '../skeleton/skeleton';
import { GlobalSheets } from './global-sheets';
import { type PhraseValues, useTranslate } from './ui-context';
import { UiRoot } from './ui-root';

test('a document root sets language, direction, theme and brand on the page', () => {
  render(
    <UiRoot scope="document" language="he" direction="rtl" theme="dark" brand="#d2491f">
      <p>x</p>
    </UiRoot>,
  );
  const page = document.documentElement;
  expect([page.lang, page.dir, page.dataset.theme, page.style.getPropertyValue('--brand')]).toEqual([
    'he',
    'rtl',
    'dark',
    '#d2491f',
  ]);
});

test('a part does not change the page', () => {
  document.documentElement.lang = 'en';
  render(
    <UiRoot language="he">
      <p>x</p>
    </UiRoot>,
  );
  expect(document.documentElement.lang).toBe('en');
});

test('phrases are translated by the root, with placeholders filled', () => {
  const dictionary: Record<string, string> = {
    Previous: 'Zurück',
    '{from}–{to} of {count}': '{from} bis {to} von {count}',
  };
  render(
    <UiRoot language="de" translate={(phrase) => dictionary[phrase] ?? phrase}>
      <Pagination page={2} pages={150} perPage={10} count={1500} onPage={() => undefined} />
    </UiRoot>,
  );
  expect(screen.getByRole('button', { name: 'Zurück' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Next' })).toBeTruthy();
  expect(screen.getByText('11 bis 20 von 1.500')).toBeTruthy();
});

describe('in a right-to-left language', () => {
  const arabic: Record<string, string> = { '{time} left': 'متبقي {time}', '{n} players': '{n} لاعبين' };
  function Said({ phrase, values }: { phrase: string; values?: PhraseValues }) {
    const t = useTranslate();
    return <p data-testid="said">{t(phrase, values)}</p>;
  }
  const said = (phrase: string, values?: PhraseValues) => {
    const { unmount } = render(
      <UiRoot language="ar" direction="rtl" translate={(asked) => arabic[asked] ?? asked}>
        <Said phrase={phrase} values={values} />
      </UiRoot>,
    );
    const text = screen.getByTestId('said').textContent;
    unmount();
    return text;
  };

  test('inserted text keeps its own direction', () => {
    expect(said('{time} left', { time: '1 h 40 min' })).toBe('متبقي \u20681 h 40 min\u2069');
  });

  test('an untranslated phrase with digits or punctuation keeps English order', () => {
    expect(said('{h} h {m} min', { h: 1, m: 40 })).toBe('\u20661 h 40 min\u2069');
    expect(said('No games yet.')).toBe('\u2066No games yet.\u2069');
  });

  test('other phrases stay unchanged', () => {
    expect(said('{n} players', { n: 4 })).toBe('4 لاعبين');
    expect(said('Dashboard')).toBe('Dashboard');
  });
});

test('a shadow root contains its styles and overlays', async () => {
  const host = document.createElement('div');
  document.body.append(host);
  const shadow = host.attachShadow({ mode: 'open' });
  const element = document.createElement('div');
  shadow.append(element);
  const root = createRoot(element);
  await act(async () =>
    root.render(
      <UiRoot scope="shadow" styleTarget={shadow} brand="#2f5fd0" theme="light" direction="rtl" language="he">
        <GlobalSheets />
        <Button kind="primary">Inside</Button>
        <ErrorDialog open title="Not Found" message="m" onClose={() => undefined} />
      </UiRoot>,
    ),
  );
  const place = shadow.querySelector<HTMLElement>('[data-brand]');
  expect([place?.style.getPropertyValue('--brand'), place?.dataset.theme, place?.dir, place?.lang]).toEqual([
    '#2f5fd0',
    'light',
    'rtl',
    'he',
  ]);
  expect(place?.querySelector('[role=alertdialog]')).not.toBeNull();
  expect(shadow.querySelector('style')?.textContent).toContain('--button-primary-bg');
  await act(async () => root.unmount());
  host.remove();
});

test('a skeleton appears after 150 ms and not before', () => {
  jest.useFakeTimers();
  render(
    <Skeleton>
      <i data-testid="bone" />
    </Skeleton>,
  );
  act(() => jest.advanceTimersByTime(149));
  expect(screen.queryByTestId('bone')).toBeNull();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByTestId('bone')).toBeTruthy();
  expect(screen.getByText('Loading')).toBeTruthy();
  jest.useRealTimers();
});
