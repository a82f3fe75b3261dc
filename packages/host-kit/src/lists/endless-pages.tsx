import { Spinner, token, useTranslate } from '@waymark/ui';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useQueryClient } from '../query';
import { EndMark } from './end-mark';
import { grow } from './grow';
import type { ListPagesProps } from './list-pages-props';
import { MoreFailed } from './more-failed';
import { nextPage } from './page-at';

const Foot = styled.div`
  position: relative;
  min-block-size: ${token.control};
  color: ${token.textMuted};
  font: ${token.type13} ${token.font};
  font-variant-numeric: tabular-nums;
  & > p { display: flex; align-items: center; gap: 8px; min-block-size: inherit; }
`;

/** The foot of an endless list, which makes it grow as far as its place says, and further near its end. */
export function EndlessPages({ list, place, change, count = list.page?.count, marked = true }: ListPagesProps) {
  const t = useTranslate();
  const client = useQueryClient();
  const [failure, setFailure] = useState<unknown>();
  const { page, query, more } = list;
  const shown = page?.items.length ?? 0;
  const loaded = page?.page ?? place.page;
  const lacks = loaded < Math.min(place.page, page?.pages ?? 1) && !query.isPlaceholderData;
  const latest = useRef(more);
  useEffect(() => {
    latest.current = more;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that was loaded may leave another one to load
  useEffect(() => {
    if (!lacks) setFailure(undefined);
    if (!lacks || failure !== undefined || !latest.current) return;
    let isOver = false;
    grow(latest.current, client).catch((error: unknown) => {
      if (!isOver) setFailure(error);
    });
    return () => {
      isOver = true;
    };
  }, [client, failure, lacks, loaded]);

  const next = nextPage(list, place);
  return (
    <Foot>
      <p role="status">
        {count !== undefined && t('{from}–{to} of {count}', { from: 1, to: Math.min(shown, count), count })}
        {lacks && failure === undefined && <Spinner />}
      </p>
      {lacks && failure !== undefined && <MoreFailed failure={failure} onRetry={() => setFailure(undefined)} />}
      {marked && next !== undefined && <EndMark key={next} onNear={() => change({ page: next }, { replace: true })} />}
    </Foot>
  );
}
