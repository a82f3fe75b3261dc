import { asTaskId } from '@waymark/contract';
import { buildTask } from '@waymark/testing/factories';
import { graphOf } from '../graph/challenge-graph';
import { layOutPart } from '../layout/lay-out-part';
import { placeGraph } from '../layout/place-graph';
import { inSlices } from '../layout/slices';
import { svgOf } from './svg-of';

test('the file contains every challenge, answer and line, with scripts as text', async () => {
  const script = '"><script>1</script>\u0000';
  const graph = graphOf([
    buildTask({ id: asTaskId(1), position: 1, name: script, task_type: 11, multiplechoice: 'Quay,Water' }),
    buildTask({ id: asTaskId(2), position: 2, name: 'Read the chart', unlock_by_task_ids: '1;Quay' }),
  ]);
  const diagram = await placeGraph(graph, new AbortController().signal, (count, arcs, signal) =>
    inSlices(layOutPart(count, arcs), signal),
  );
  const photos = new Map([[asTaskId(2), 'data:image/jpeg;base64,AA==']]);
  const file = new DOMParser().parseFromString(
    svgOf(diagram, photos, (phrase) => phrase),
    'image/svg+xml',
  );
  expect(file.querySelector('parsererror, script')).toBeNull();
  const texts = [...file.querySelectorAll('text')].map(({ textContent }) => textContent);
  expect(texts).toEqual(expect.arrayContaining(['"><script>1</script>', 'Read the chart', 'Quay', 'Water']));
  expect(file.querySelectorAll('path[marker-end]')).toHaveLength(1);
  expect(file.querySelectorAll('image')).toHaveLength(1);
});
