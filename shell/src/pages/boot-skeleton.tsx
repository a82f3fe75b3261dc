import { useEffect } from 'react';
import { usePage } from '../services/page-context';

/** The page's skeleton while code or language loads; the same as in the plain page (`skeleton.html`). */
export function BootSkeleton() {
  const { loading } = usePage();
  useEffect(() => {
    loading.set(loading.get() + 1);
    return () => loading.set(loading.get() - 1);
  }, [loading]);
  return (
    <div className="boot" aria-hidden="true">
      <div className="boot-nav">
        <i className="boot-brand" />
        <i />
        <i />
      </div>
      <div className="boot-main">
        <div className="boot-bar" />
        <div className="boot-page">
          <i className="boot-title" />
          <i className="boot-panel" />
        </div>
      </div>
    </div>
  );
}
