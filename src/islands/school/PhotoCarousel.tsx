import { useStore } from '@nanostores/react'
import { useMemo, useState } from 'react'
import type { SectionImage } from '#domain/content/image.ts'
import { responsivePicture } from '#domain/pictures/responsive.ts'
import { schoolPhotos } from '#domain/school/photos.ts'
import { CarouselControls } from '#islands/ui/carousel/CarouselControls.tsx'
import { useCarousel } from '#islands/ui/carousel/useCarousel.ts'
import { $newerContent } from '#stores/content.ts'
import { carouselTexts } from '#texts/carousel.ts'
import { photoTexts as texts } from '#texts/photos.ts'
import '#islands/ui/carousel/carousel.css'
import './photoCarousel.css'

const SECTION = 'schoolHome/photos'

interface Props {
  /** The photos that the page was built with. */
  photos: readonly SectionImage[]
}

function formsOf(address: string) {
  const { src, srcset } = responsivePicture(address)
  return srcset ? { src, srcSet: srcset, sizes: '(min-width: 60rem) 44rem, 94vw' } : { src }
}

/** The school's pictures, one at a time. */
export function PhotoCarousel({ photos: built }: Props) {
  const newer = useStore($newerContent, { ssr: 'initial' })[SECTION]
  const photos = useMemo(() => (newer ? schoolPhotos(newer.content) : built), [newer, built])
  const carousel = useCarousel()
  const [spoken, setSpoken] = useState('')
  const { live, selected, setHeld } = carousel
  const name = (index: number) => photos[index]?.alt || texts.photo(index + 1)
  return (
    <section
      id={SECTION}
      className="carousel photos"
      aria-roledescription={carouselTexts.kind}
      aria-label={texts.name}
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
          {...(!live && { role: 'group', tabIndex: 0, 'aria-label': texts.photos })}
        >
          <ul className="carousel-track">
            {photos.map(({ src, alt }, index) => (
              <li
                key={src}
                className="carousel-slide"
                aria-label={carouselTexts.place(index + 1, photos.length)}
                inert={live && index !== selected}
              >
                <img
                  {...formsOf(src)}
                  alt={alt}
                  width="800"
                  height="500"
                  loading={index === 0 || index === carousel.near ? 'eager' : 'lazy'}
                  decoding="async"
                />
              </li>
            ))}
          </ul>
        </div>
      </div>
      {photos.length > 1 && (
        <CarouselControls
          carousel={carousel}
          titles={photos.map((_, index) => name(index))}
          texts={texts.controls}
          onChoose={index => setSpoken(carouselTexts.shown(index + 1, photos.length, name(index)))}
        />
      )}
      <p className="visually-hidden" role="status">
        {spoken}
      </p>
    </section>
  )
}
