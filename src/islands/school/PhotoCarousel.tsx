import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import type { SectionImage } from '#domain/content/image.ts'
import { responsivePicture } from '#domain/pictures/responsive.ts'
import { schoolPhotos } from '#domain/school/photos.ts'
import { Carousel } from '#islands/ui/carousel/Carousel.tsx'
import { figures } from '#locale/locale.ts'
import { $newerContent } from '#stores/content.ts'
import { photoTexts as texts } from '#texts/photos.ts'
import './photoCarousel.css'

const SECTION = 'schoolHome/photos'

interface Props {
  /** The photos that the page was built with. */
  photos: readonly SectionImage[]
  /** The language of their descriptions, where that is not the page's. */
  lang?: string | undefined
}

function formsOf(address: string) {
  const { src, srcset } = responsivePicture(address)
  return srcset ? { src, srcSet: srcset, sizes: '(min-width: 60rem) 44rem, 94vw' } : { src }
}

/** The school's pictures, one at a time. */
export function PhotoCarousel({ photos: built, lang: builtLang }: Props) {
  const newer = useStore($newerContent, { ssr: 'initial' })[SECTION]
  const photos = useMemo(() => (newer ? schoolPhotos(newer.content) : built), [newer, built])
  return (
    <Carousel
      id={SECTION}
      className="photos"
      name={texts.name}
      listName={texts.photos}
      texts={texts.controls}
      slides={photos.map(({ src, alt }, index) => ({
        key: src,
        title: alt || texts.photo(figures(index + 1)),
        render: isNear => (
          <img
            {...formsOf(src)}
            alt={alt}
            lang={newer ? newer.lang : builtLang}
            width="800"
            height="500"
            loading={index === 0 || isNear ? 'eager' : 'lazy'}
            decoding="async"
          />
        ),
      }))}
    />
  )
}
