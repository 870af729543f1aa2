import { href } from 'react-router'
import { CountRow, Part } from './part.tsx'

/** Counts the showroom pieces that nobody has checked for 30 days: their facts may be wrong. */
export function UncheckedPieces({ count }: { count: number }) {
  return (
    <Part title="In the showroom">
      <ul>
        <CountRow to={href('/admin/walk')} count={count}>
          {count === 1 ? 'A piece was not checked for 30 days' : 'Pieces were not checked for 30 days'}
        </CountRow>
      </ul>
    </Part>
  )
}
