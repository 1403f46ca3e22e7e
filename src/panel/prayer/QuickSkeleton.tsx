import { PRAYERS } from '#domain/prayer/names.ts'
import { prayerNames } from '#texts/prayerNames.ts'

/** The quick change while the settings load, in the shape it will have. */
export function QuickSkeleton() {
  return (
    <section className="block" aria-busy="true">
      <p className="visually-hidden" role="status">
        Loading the prayer settings…
      </p>
      <h2>Change an iqama</h2>
      <div className="quick-head muted" aria-hidden="true">
        <span />
        <span>Today</span>
        <span>Tomorrow</span>
      </div>
      <ul className="bare quick" aria-hidden="true">
        {[...PRAYERS, 'jumuah' as const].map(name => (
          <li key={name} className="quick-row">
            <span className="quick-waiting">
              <b>{prayerNames[name]}</b>
              <span className="skeleton">12:00 PM</span>
              <span className="skeleton">12:00 PM</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
