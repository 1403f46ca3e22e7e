import type { ReactNode } from 'react'
import type { Carousel } from './useCarousel.ts'

/** More dots do not fit a phone's width; a count is shown instead. */
const MOST_DOTS = 8

interface Props {
  carousel: Carousel
  /** The name of each slide, in order. */
  titles: readonly string[]
  /** The kind of slide: 'event'. */
  noun: string
  /** Called with the index of the new slide, so that it can be announced. */
  onChoose: (index: number) => void
}

/** Dots, pause, previous and next. Their space is reserved from the start; they appear once they work. */
export function CarouselControls({ carousel, titles, noun, onChoose }: Props) {
  const { selected, paused, setPaused, show, previous, next } = carousel
  const count = titles.length
  const step = (by: 1 | -1) => {
    if (by > 0) next()
    else previous()
    onChoose((selected + by + count) % count)
  }
  return (
    <div className="carousel-controls">
      {count > MOST_DOTS ? (
        <p className="carousel-count tabular">
          {selected + 1} of {count}
        </p>
      ) : (
        <div className="carousel-dots">
          {titles.map((title, index) => (
            <button
              key={title}
              type="button"
              className="carousel-dot"
              aria-label={`Show ${noun} ${index + 1} of ${count}: ${title}`}
              aria-current={index === selected ? 'true' : undefined}
              onClick={() => {
                show(index)
                onChoose(index)
              }}
            />
          ))}
        </div>
      )}
      <button
        type="button"
        className="icon-button"
        aria-label={paused ? `Play ${noun}s` : `Pause ${noun}s`}
        onClick={() => setPaused(!paused)}
      >
        <Glyph>{paused ? <path d="m7 4 12 8-12 8Z" /> : <path d="M8 5v14M16 5v14" />}</Glyph>
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={`Previous ${noun}`}
        onClick={() => step(-1)}
      >
        <Glyph onward>
          <path d="m15 18-6-6 6-6" />
        </Glyph>
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={`Next ${noun}`}
        onClick={() => step(1)}
      >
        <Glyph onward>
          <path d="m9 18 6-6-6-6" />
        </Glyph>
      </button>
    </div>
  )
}

function Glyph({ children, onward }: { children: ReactNode; onward?: boolean }) {
  return (
    <svg className={onward ? 'icon icon-onward' : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
      {children}
    </svg>
  )
}
