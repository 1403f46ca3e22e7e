import { figures } from '#locale/locale.ts'
import { carouselTexts } from '#texts/carousel.ts'
import type { CarouselState } from './useCarousel.ts'

/** More dots do not fit a phone's width; a count is shown instead. */
const MOST_DOTS = 6

/** The names of the controls, which say what kind of slide they show. */
export interface ControlTexts {
  show: (number: string, count: string, title: string) => string
  play: string
  pause: string
  previous: string
  next: string
}

interface Props {
  carousel: CarouselState
  /** The name of each slide, in order. */
  titles: readonly string[]
  texts: ControlTexts
  /** Called with the index of the new slide, so that it can be announced. */
  onChoose: (index: number) => void
}

/** Dots, pause, previous and next. What is pressed before hydration is pressed again after it (ui/early.ts). */
export function CarouselControls({ carousel, titles, texts, onChoose }: Props) {
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
          {carouselTexts.place(figures(selected + 1), figures(count))}
        </p>
      ) : (
        <div className="carousel-dots">
          {titles.map((title, index) => (
            <button
              key={title}
              type="button"
              className="carousel-dot"
              aria-label={texts.show(figures(index + 1), figures(count), title)}
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
        aria-label={paused ? texts.play : texts.pause}
        onClick={() => setPaused(!paused)}
      >
        <PathIcon d={paused ? 'm7 4 12 8-12 8Z' : 'M8 5v14M16 5v14'} />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={texts.previous}
        onClick={() => step(-1)}
      >
        <PathIcon onward d="m15 18-6-6 6-6" />
      </button>
      <button type="button" className="icon-button" aria-label={texts.next} onClick={() => step(1)}>
        <PathIcon onward d="m9 18 6-6-6-6" />
      </button>
    </div>
  )
}

/** A line icon of one path; `onward`: mirrored where lines begin on the right. The panel's icons would be one request more. */
const PathIcon = ({ d, onward }: { d: string; onward?: boolean }) => (
  <svg className={onward ? 'icon icon-onward' : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
    <path d={d} />
  </svg>
)
