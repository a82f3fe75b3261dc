import { NoticeBoard } from './notice-board';

describe('what is being saved', () => {
  it('is told for the whole page, and a failure outlasts a success beside it', () => {
    const board = new NoticeBoard();
    const first = board.startSaving();
    const second = board.startSaving();
    expect(board.saving.get()).toBe('saving');
    first('failed');
    expect(board.saving.get()).toBe('saving');
    second('saved');
    expect(board.saving.get()).toBe('failed');
    board.startSaving()('saved');
    expect(board.saving.get()).toBe('saved');
  });

  it('counts each write once', () => {
    const board = new NoticeBoard();
    const end = board.startSaving();
    board.startSaving();
    end('saved');
    end('saved');
    expect(board.saving.get()).toBe('saving');
  });
});

it('takes down the notice it was asked to, and no other', () => {
  const board = new NoticeBoard();
  board.show({ tone: 'info', text: 'one' });
  const close = board.show({ tone: 'info', text: 'two' });
  close();
  expect(board.posted.get().map(({ text }) => text)).toEqual(['one']);
});
