import { Picture, type PictureFacts } from '../../ui/picture.tsx'

type Props = { pictures: PictureFacts[]; place: number; show: (place: number) => void }

export function Thumbnails({ pictures, place, show }: Props) {
  return (
    <ol className="mt-3 grid grid-cols-5 gap-3 lg:grid-cols-6 noscript:hidden">
      {pictures.map((picture, index) => (
        <li key={picture.hash}>
          <button
            type="button"
            onClick={() => show(index)}
            aria-label={`Show picture ${index + 1}`}
            aria-current={index === place || undefined}
            className="block min-h-11 w-full border-b-2 border-transparent pb-1 hover:border-line aria-[current]:border-green"
          >
            <Picture picture={picture} sizes="10vw" alt="" className="aspect-4/3 w-full object-cover" />
          </button>
        </li>
      ))}
    </ol>
  )
}
