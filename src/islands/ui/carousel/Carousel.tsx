import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ready } from '#islands/ui/early.ts'
import { figures } from '#locale/locale.ts'
import { carouselTexts } from '#texts/carousel.ts'
import { type CarouselState, useCarousel } from './useCarousel.ts'
import './carousel.css'

interface Slide {
  key: string
  /** Its name in the controls, and when it is announced. */
  title: string
  /** `isNear`: it may come next, so its picture is loaded. */
  render: (isNear: boolean) => ReactNode
}

interface Props {
  id?: string
  className?: string
  /** What is shown, for screen readers. */
  name: string
  /** A name of the list while it scrolls, where nothing in it can have the focus. */
  listName?: string
  slides: readonly Slide[]
  texts: ControlTexts
}

/** Slides of which one is shown at a time; before hydration they scroll sideways. */
export function Carousel({ id, className, name, listName, slides, texts }: Props) {
  const carousel = useCarousel()
  const [spoken, setSpoken] = useState('')
  const { live, selected, near, setHeld } = carousel
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (live) ready(section.current)
  }, [live])
  return (
    <section
      ref={section}
      id={id}
      data-early=""
      className={className ? `carousel ${className}` : 'carousel'}
      aria-roledescription={carouselTexts.kind}
      aria-label={name}
      data-live={live || undefined}
      onPointerEnter={({ pointerType }) => setHeld('hover', pointerType === 'mouse')}
      onPointerLeave={() => setHeld('hover', false)}
      onFocus={({ target }) => setHeld('focus', target.matches(':focus-visible'))}
      onBlur={() => setHeld('focus', false)}
    >
      {/* Before hydration it scrolls, so it must be focusable for keys. */}
      <div className="carousel-window">
        <div
          className="carousel-viewport"
          ref={carousel.viewport}
          {...(!live && {
            tabIndex: 0,
            ...(listName && { role: 'group', 'aria-label': listName }),
          })}
        >
          <ul className="carousel-track">
            {slides.map(({ key, render }, index) => (
              <li
                key={key}
                className="carousel-slide"
                aria-label={carouselTexts.place(figures(index + 1), figures(slides.length))}
                inert={live && index !== selected}
              >
                {render(index === near)}
              </li>
            ))}
          </ul>
        </div>
      </div>
      {slides.length > 1 && (
        <CarouselControls
          carousel={carousel}
          titles={slides.map(({ title }) => title)}
          texts={texts}
          onChoose={index =>
            setSpoken(
              carouselTexts.shown(
                figures(index + 1),
                figures(slides.length),
                slides[index]?.title ?? '',
              ),
            )
          }
        />
      )}
      <p className="visually-hidden" role="status">
        {spoken}
      </p>
    </section>
  )
}

/** More dots do not fit a phone's width; a count is shown instead. */
const MOST_DOTS = 6

/** The names of the controls, which say what kind of slide they show. */
interface ControlTexts {
  show: (number: string, count: string, title: string) => string
  play: string
  pause: string
  previous: string
  next: string
}

interface CarouselControlsProps {
  carousel: CarouselState
  /** The name of each slide, in order. */
  titles: readonly string[]
  texts: ControlTexts
  /** Called with the index of the new slide, so that it can be announced. */
  onChoose: (index: number) => void
}

/** Dots, pause, previous and next. What is pressed before hydration is pressed again after it (ui/early.ts). */
function CarouselControls({ carousel, titles, texts, onChoose }: CarouselControlsProps) {
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
