import { type MouseEvent, useRef, useState } from 'react'
import { Carousel } from '../../ui/carousel/carousel.tsx'
import { Picture, type PictureFacts } from '../../ui/picture.tsx'
import { whenOnline } from '../../ui/when-online.ts'
import { photograph } from '../layout/carried-photograph.ts'
import { NoPhotograph } from '../product-card/no-photograph.tsx'
import { Thumbnails } from './gallery-thumbnails.tsx'

type Props = { pictures: PictureFacts[]; name: string }

const fetchZoom = whenOnline(() => import('./gallery-zoom.tsx'))
type Zoom = Awaited<ReturnType<typeof fetchZoom>>['default']
const onePerView = { 0: 1 }

/** A carousel that is swiped or moved by the thumbnails; without script each picture is a link to itself. */
export function Gallery({ pictures, name }: Props) {
  const [place, show] = useState(0)
  const [Zoom, setZoom] = useState<Zoom>()
  const row = useRef<HTMLDivElement>(null)
  if (pictures.length === 0) return <NoPhotograph className="aspect-4/3 place-items-center p-8 text-h3" />
  const enlarge = (event: MouseEvent<HTMLAnchorElement>, index: number) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    show(index)
    // Without the code the link is followed, unless that would lead to the browser's own page about a lost connection.
    const { href } = event.currentTarget
    fetchZoom().then(
      (part) => setZoom(() => part.default),
      () => navigator.onLine && location.assign(href),
    )
  }
  const leaveZoom = () => {
    setZoom(undefined)
    focusPicture(row.current, place)
  }
  return (
    <div className="mx-auto w-full min-w-0 max-md:max-w-[110svh]">
      <div ref={row} className="relative" {...photograph('carried')}>
        <Carousel
          label="Pictures"
          role="region"
          responsive={onePerView}
          place={place}
          onPlace={show}
          arrows
          className="[--gap:0px] max-md:-mx-[var(--gutter)]"
          controlsClassName="absolute bottom-0 right-0 bg-paper pl-2 max-md:hidden"
        >
          {pictures.map((picture, index) => (
            <a
              key={picture.hash}
              href={picture.url}
              onClick={(event) => enlarge(event, index)}
              className="block cursor-zoom-in -outline-offset-4"
              aria-label={`Enlarge: ${picture.alt || name}`}
            >
              <Picture
                picture={picture}
                sizes="(min-width: 850px) 56vw, 100vw"
                first={index === 0}
                className="aspect-4/3 w-full object-cover"
              />
            </a>
          ))}
        </Carousel>
      </div>
      {pictures.length > 1 && <Thumbnails pictures={pictures} place={place} show={show} />}
      {Zoom && <Zoom pictures={pictures} name={name} place={place} show={show} close={leaveZoom} />}
    </div>
  )
}

/** Returns the focus to the picture shown last, which may not be the one that was opened. */
function focusPicture(row: HTMLElement | null, place: number): void {
  const link = row?.querySelectorAll<HTMLElement>('[aria-roledescription=slide] > a')[place]
  const slide = link?.closest<HTMLElement>('[inert]')
  if (slide) slide.inert = false
  link?.focus({ preventScroll: true })
}
