import { type MouseEvent, useRef } from 'react'
import { Picture, type PictureFacts } from '../../ui/picture.tsx'

type Props = { pictures: PictureFacts[]; name: string }

/** Swiped by finger, or led by the small pictures; those are links, so they work before any script does. */
export function Gallery({ pictures, name }: Props) {
  const row = useRef<HTMLUListElement>(null)
  if (pictures.length === 0) return <NoPicture name={name} />
  const show = (event: MouseEvent, place: number) => {
    event.preventDefault()
    row.current?.scrollTo({ left: row.current.clientWidth * place })
  }
  return (
    <section aria-label="Pictures" className="min-w-0">
      <ul
        ref={row}
        className="scroller pb-0 [--gap:0rem] [--per-view:1] [scrollbar-width:none] max-md:-mx-[var(--gutter)] motion-safe:scroll-smooth"
      >
        {pictures.map((picture, place) => (
          <li key={picture.hash} id={`picture-${place + 1}`}>
            <a href={picture.url} className="block cursor-zoom-in" title="See it larger">
              <Picture
                picture={picture}
                sizes="(min-width: 850px) 56vw, 100vw"
                first={place === 0}
                className="aspect-4/3 w-full object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <ol className="mt-3 grid grid-cols-5 gap-3 lg:grid-cols-6">
          {pictures.map((picture, place) => (
            <li key={picture.hash}>
              <a
                href={`#picture-${place + 1}`}
                onClick={(event) => show(event, place)}
                aria-label={`Show picture ${place + 1}`}
                className="block border-b-2 border-transparent pb-1 hover:border-green"
              >
                <Picture picture={picture} sizes="10vw" alt="" className="aspect-4/3 w-full object-cover" />
              </a>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

function NoPicture({ name }: { name: string }) {
  return (
    <div className="grid aspect-4/3 place-items-center bg-sand p-8 text-center font-serif text-h3 text-soft">
      {name} is waiting for its photograph
    </div>
  )
}
