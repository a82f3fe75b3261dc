/** The outline of the page while the builder's code arrives; the same as in the plain page (`skeleton.html`). */
export function BootSkeleton() {
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
