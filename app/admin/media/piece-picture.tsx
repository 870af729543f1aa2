import type { WalkPiece } from '../../../contract/staff/walk.ts'
import { Thumbnail } from './thumbnail.tsx'

/** A piece's picture, with a placeholder until it has loaded; a piece without a picture shows its initials. */
export function PiecePicture({ piece: { name, picture } }: { piece: Pick<WalkPiece, 'name' | 'picture'> }) {
  const behind = picture ? { backgroundImage: `url("${picture.placeholder}")` } : undefined
  return (
    <div className="relative aspect-square w-20 shrink-0 overflow-hidden bg-sand bg-cover bg-center" style={behind}>
      {picture ? (
        <Thumbnail picture={picture} alt="" sizes="80px" />
      ) : (
        <span aria-hidden="true" className="grid size-full place-items-center font-serif text-h3 text-soft">
          {writeInitials(name)}
        </span>
      )}
    </div>
  )
}

const writeInitials = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map(([first = '']) => first.toUpperCase())
    .join('')
