import { useStore } from '@nanostores/react'
import { $newerContent } from '#stores/content.ts'

/** The section with the frame's address. */
const FRAME = 'header/prayer-frame'

/** Shown when neither the API nor the build's file can be read; `frame` is the prebuilt address. */
export function StandIn({ frame }: { frame: string | undefined }) {
  const newer = useStore($newerContent)[FRAME]
  const address = newer ? newer.content : frame
  return (
    <section className="prayer-stand-in" aria-label="Prayer times">
      <p className="error-text" role="alert">
        Failed to load prayer times
      </p>
      {address && (
        <>
          <iframe title="Prayer times" src={address} height={480} loading="lazy" />
          <a className="arrow-link" href={address}>
            Open this page by itself
          </a>
        </>
      )}
    </section>
  )
}
