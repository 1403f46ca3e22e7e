/** The shape of a folder while it loads. */
export function MessagesSkeleton() {
  return (
    <>
      <p className="visually-hidden" role="status">
        Loading messages…
      </p>
      <ul className="bare messages" aria-hidden="true">
        {['a', 'b', 'c', 'd', 'e'].map(row => (
          <li key={row}>
            <span className="message-dot" />
            <div>
              <p className="message-who line-s spread">
                <span className="skeleton">Somebody’s name</span>
              </p>
              <p className="message-about small line-2xs">
                <span className="skeleton">General question</span>
              </p>
              <p className="message-start">
                <span className="skeleton">How the message begins, in a line or so</span>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
