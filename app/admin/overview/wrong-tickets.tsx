import { href } from 'react-router'
import { CountRow, Part } from './part.tsx'

/** Counts the price tickets in the showroom that differ from the shop. */
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
