import { type ReactNode, useEffect, useRef, useState } from 'react'
import { figures } from '#locale/locale.ts'
import { carouselTexts } from '#texts/carousel.ts'
import { ready } from '../early.ts'
import { CarouselControls, type ControlTexts } from './CarouselControls.tsx'
import { useCarousel } from './useCarousel.ts'
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
