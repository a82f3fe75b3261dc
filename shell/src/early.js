// Starts the first reads of the requested screen while the builder's code loads; the builder takes them over by
// address. Plain script, because it must be small and run first. If anything is unexpected, nothing is started.
(() => {
  try {
    const read = (id) => JSON.parse(document.getElementById(id).textContent);
    const token = localStorage.getItem('token');
    if (!token) return;
    document.documentElement.dataset.session = '';
    const expiration = localStorage.getItem('expiration');
    if (!((Number(expiration) || Date.parse(expiration)) > Date.now())) return;
    const config = read('waymark-config');
    const staging = config.stagingHosts?.includes(location.hostname);
    const base = `${config.apiOrigin}/${staging ? (config.stagingVersion ?? 'staging') : (config.apiVersion ?? 'v1')}`;
    const paths = ['/users/0.json'];
    const routes = location.search ? [] : read('waymark-registry').remotes.flatMap(({ current }) => current.routes);
    // Features of the account at the last visit.
    const features = `${localStorage.getItem('features')},${config.brand?.features}`.split(',');
    for (const { path, first, feature } of routes) {
      const match = new RegExp(`^${path.replace(':game', '(\\d+)').replace(/:\w+/g, '[^/]+')}$`).exec(
        location.pathname,
      );
      if (match && first && (!feature || features.includes(feature)))
        paths.push(...first.map((call) => call.replace(':game', match[1])));
    }
    const headers = {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      'X-Whitelabel': config.whitelabel,
      Authorization: `${localStorage.getItem('auth_type') || 'Bearer'} ${token}`,
    };
    window.waymarkEarly = { token, reads: {} };
    for (const path of new Set(paths)) {
      const answer = fetch(base + path, { headers, credentials: 'omit' });
      answer.catch(() => undefined);
      window.waymarkEarly.reads[base + path] = answer;
    }
  } catch {
    // The builder makes its own request then.
  }
})();
