import { href } from 'react-router'
import { CountRow, Part } from './part.tsx'

/** Price tickets on the floor that say something else than the shop does. */
export function WrongTickets({ count }: { count: number }) {
  return (
    <Part title="Price tickets">
      <ul>
        <CountRow to={href('/admin/tickets')} count={count}>
          {count === 1 ? 'A ticket is out of date' : 'Tickets are out of date'}
        </CountRow>
      </ul>
    </Part>
  )
}
