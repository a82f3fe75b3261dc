import { Button } from '@waymark/ui';
import { usePage } from '../services/page-context';
import { OVERRIDES_QUERY, resetOverrides } from './overrides';

/** What this tab runs instead of releases, with a way back and a field to add one. */
export function OverridePanel() {
  const { inForce, refused } = usePage().overrides;
  return (
    <section aria-label="Overrides">
      <table>
        <thead>
          <tr>
            <th scope="col">Override</th>
            <th scope="col">Runs from</th>
            <td>{inForce.length > 0 && <Button onClick={() => resetOverrides(window)}>Reset</Button>}</td>
          </tr>
        </thead>
        <tbody>
          {inForce.length === 0 && (
            <tr>
              <td colSpan={3}>None: every remote runs from its release.</td>
            </tr>
          )}
          {inForce.map(({ id, address, release }) => (
            <tr key={id}>
              <th scope="row">{id}</th>
              <td>{address}</td>
              <td>{release.version}</td>
            </tr>
          ))}
          {refused.map((sentence) => (
            <tr key={sentence}>
              <td colSpan={3}>{sentence}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <form>
        <input type="hidden" name="panel" />
        <label>
          Run <input name={OVERRIDES_QUERY} placeholder="mf-games@http://localhost:3101/" required size={34} />
        </label>
      </form>
    </section>
  );
}
