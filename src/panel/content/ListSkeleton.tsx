const ROWS = 10

/** The shape of the page list while it loads. */
export function ListSkeleton() {
  return (
    <>
      <p className="visually-hidden" role="status">
        Loading the pages…
      </p>
      <div className="content-manager pile-l" aria-hidden="true">
        <div className="page-list">
          <span className="skeleton page-list-waiting" />
          <ul className="bare">
            {Array.from({ length: ROWS }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: skeleton rows are all alike
              <li key={index}>
                <span className="skeleton page-list-waiting" />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </>
  )
}
