import { Carousel } from '../../ui/carousel/carousel.tsx'
import { CloseIcon } from '../../ui/icons.tsx'
import { useModalDialog } from '../../ui/modal-dialog.ts'
import { Picture, type PictureFacts } from '../../ui/picture.tsx'

type Props = {
  pictures: PictureFacts[]
  name: string
  place: number
  show: (place: number) => void
  close: () => void
}

const onePerView = { 0: 1 }

export default function GalleryZoom({ pictures, name, place, show, close }: Props) {
  const dialog = useModalDialog()
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
