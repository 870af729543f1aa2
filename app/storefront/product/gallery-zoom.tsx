import { useEffect, useRef } from 'react'
import { Carousel } from '../../ui/carousel/carousel.tsx'
import { CloseIcon } from '../../ui/icons.tsx'
import { Picture, type PictureFacts } from '../../ui/picture.tsx'

type Props = {
  pictures: PictureFacts[]
  name: string
  place: number
  show: (place: number) => void
  close: () => void
}

const onePerView = { 0: 1 }

/** The browser's own dialog: it keeps the focus inside, closes on Escape and hands the focus back. */
export default function GalleryZoom({ pictures, name, place, show, close }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const page = document.documentElement
    dialog.current?.showModal()
    page.style.overflow = 'hidden'
    return () => {
      page.style.overflow = ''
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      onClose={close}
      aria-label={`Pictures of ${name}`}
      className="m-0 h-dvh max-h-none w-screen max-w-none bg-paper text-ink"
    >
      <button
        type="button"
        onClick={() => dialog.current?.close()}
        aria-label="Close"
        className="absolute right-2 top-2 z-10 grid size-12 place-items-center bg-paper hover:text-green"
      >
        <CloseIcon className="size-7" />
      </button>
      <Carousel
        label="Large pictures"
        responsive={onePerView}
        place={place}
        onPlace={show}
        arrows
        className="[--gap:0px]"
        controlsClassName="wrap"
      >
        {pictures.map((picture) => (
          <Picture
            key={picture.hash}
            picture={picture}
            sizes="100vw"
            alt={picture.alt || name}
            className="h-[calc(100dvh-4.5rem)] w-full bg-transparent! object-contain"
          />
        ))}
      </Carousel>
    </dialog>
  )
}
