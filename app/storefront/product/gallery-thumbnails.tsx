import { useEffect, useRef } from 'react'
import { Picture, type PictureFacts } from '../../ui/picture.tsx'

type Props = { pictures: PictureFacts[]; place: number; show: (place: number) => void }

/** A scrolling strip. Its overflow is clipped, which keeps browsers from fetching the hidden pictures early. */
export function Thumbnails({ pictures, place, show }: Props) {
  return (
    <div className="-mx-1 mt-2 overflow-x-clip noscript:hidden">
      <ol ref={useStripAt(place)} className="relative flex gap-3 overflow-x-auto p-1 [scrollbar-width:none]">
        {pictures.map((picture, index) => (
          <li key={picture.hash} className="w-[calc((100%-3rem)/5)] shrink-0 lg:w-[calc((100%-3.75rem)/6)]">
            <button
              type="button"
              onClick={() => show(index)}
              aria-label={`Show picture ${index + 1}`}
              aria-current={index === place || undefined}
              className="block min-h-11 w-full border-b-2 border-transparent pb-1 hover:border-line aria-[current]:border-green"
            >
              <Picture picture={picture} sizes="10vw" largest={640} alt="" className="aspect-4/3 w-full object-cover" />
            </button>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** Scrolls the current picture to the middle, as far as the strip allows. */
function useStripAt(place: number) {
  const strip = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const shown = strip.current?.children[place]
    if (!strip.current || !(shown instanceof HTMLElement)) return
    strip.current.scrollTo({ left: shown.offsetLeft - (strip.current.clientWidth - shown.offsetWidth) / 2 })
  }, [place])
  return strip
}
