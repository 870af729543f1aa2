import { href, Link } from 'react-router'
import { failed } from '../../../contract/errors.ts'
import { maxTicketed, type TicketRow, type Tickets } from '../../../contract/staff/tickets.ts'
import { writeCount } from '../../../contract/whole-numbers.ts'
import { staffApi } from '../api.ts'
import { useReload } from '../background-refresh.ts'
import { Button, LinkButton } from '../controls/button.tsx'
import { notify, warn } from '../controls/notices.tsx'
import { useQuestion } from '../controls/question.tsx'
import { useMayEdit } from '../layout/back-office-layout.tsx'
import { arrangeRows } from '../list/arrange-rows.ts'
import { ListPage } from '../list/list-page.tsx'
import { type ListState, shouldReloadList, useListState } from '../list/list-state.ts'
import { ListTabs } from '../list/list-tabs.tsx'
import { useSelection } from '../list/selection.ts'
import { orFail, whenSignedIn } from '../page-loader.ts'
import { unreachable } from '../unreachable.ts'
import { PrintBar } from './print-bar.tsx'
import { ticketColumns } from './ticket-columns.tsx'
import { isOfList, stateNames } from './ticket-states.ts'

export const clientLoader = whenSignedIn(async ({ url, signal }) => {
  const { products = '', found = '' } = Object.fromEntries(url.searchParams)
  return orFail(await staffApi.tickets({ products, found }, { signal }))
})
export const shouldRevalidate: typeof shouldReloadList = (to) =>
  isOfList(to.currentUrl) !== isOfList(to.nextUrl) || shouldReloadList(to)

/** Every ticket that was printed, or those of chosen products; outdated ones first. */
export default function TicketsPage({ loaderData: { tickets, leftOut, isLocal } }: { loaderData: Tickets }) {
  const state = useListState()
  const isChosen = isOfList(new URL(location.href)) !== ''
  const shown = state.read('show') ?? 'all'
  const place = state.read('place') ?? ''
  const atPlace = tickets.filter((row) => place === '' || row.place === place)
  const wanted = atPlace.filter((row) => shown === 'all' || row.state === shown)
  const rows = arrangeRows(
    wanted,
    ticketColumns,
    ({ name, variantName, code }) => `${name} ${variantName} ${code}`,
    state,
  )
  const selection = useSelection({ filters: `${shown} ${place} ${state.q}`, total: rows.length })
  const mayEdit = useMayEdit()
  return (
    <ListPage
      title={isChosen ? 'Tickets of the selected products' : 'Price tickets'}
      noun={['ticket', 'tickets']}
      rows={rows}
      total={tickets.length}
      columns={ticketColumns}
      state={state}
      usual={{ sort: 'name' }}
      rowKey={({ variantUuid }) => variantUuid}
      nameOf={({ name, variantName }) => [name, variantName].filter(Boolean).join(', ')}
      to={({ productUuid }) => href('/admin/products/:uuid', { uuid: productUuid })}
      rowActions={(row) => mayEdit && row.state === 'gone' && <DropButton row={row} />}
      selection={selection}
      actions={isChosen && <LinkButton to={href('/admin/tickets')}>All tickets</LinkButton>}
      filters={<PlaceFilter state={state} tickets={tickets} />}
      before={
        <>
          <StateTabs state={state} tickets={atPlace} />
          {isLocal && <LocalWarning />}
          {leftOut > 0 && <LeftOutNote count={leftOut} />}
          <PrintBar selection={selection} rows={rows} />
        </>
      }
      empty={<NoTickets isChosen={isChosen} />}
    />
  )
}

function StateTabs({ state, tickets }: { state: ListState; tickets: TicketRow[] }) {
  const keys = Object.keys(stateNames) as (keyof typeof stateNames)[]
  const tabs = keys.map((key) => ({
    key,
    label: stateNames[key],
    count: key === 'all' ? tickets.length : tickets.filter((row) => row.state === key).length,
  }))
  return <ListTabs state={state} tabs={tabs.filter(({ key, count }) => count > 0 || key === state.read('show'))} />
}

/** Tickets are printed in the order of the bays. */
function PlaceFilter({ state, tickets }: { state: ListState; tickets: TicketRow[] }) {
  const places = [...new Set(tickets.map(({ place }) => place))].filter(Boolean).sort()
  if (places.length === 0) return null
  return (
    <select
      aria-label="Where it stands"
      value={state.read('place') ?? ''}
      onChange={({ target }) => state.change({ place: target.value || null, page: null })}
      className="min-h-11 rounded-sm border border-line bg-white px-3 text-small lg:min-h-9"
    >
      <option value="">Anywhere</option>
      {places.map((place) => (
        <option key={place}>{place}</option>
      ))}
    </select>
  )
}

const LocalWarning = () => (
  <p className="mb-3 border-l-4 border-sale bg-white px-4 py-3 text-small">
    The codes on these tickets lead to an address that only this computer can open. Before you print tickets for the
    showroom, the person who installed the shop has to set its address on the web, called PUBLIC_URL.
  </p>
)

const LeftOutNote = ({ count }: { count: number }) => (
  <p className="mb-3 border-l-4 border-sale bg-white px-4 py-3 text-small">
    {`These are the tickets of the first ${maxTicketed} products that you selected. ${writeCount(count, 'product')} more ${count === 1 ? 'is' : 'are'} not listed here: select fewer at once in the list of products.`}
  </p>
)

function DropButton({ row: { variantUuid, name } }: { row: TicketRow }) {
  const reload = useReload()
  const drop = async () => {
    const answer = await staffApi.dropTicket({ uuid: variantUuid }).catch(unreachable)
    if (failed(answer)) return void warn(answer.problem.reason)
    await reload()
    notify(`The ticket for ${name} is off the list`)
  }
  const { ask, dialog } = useQuestion()
  const askFirst = () =>
    ask({
      title: `Has the ticket for ${name} been removed?`,
      description: 'It is then no longer on this list. This cannot be undone.',
      yes: 'Mark as removed',
      no: 'Not yet',
      run: drop,
    })
  return (
    <>
      <Button look="plain" className="relative z-10" aria-label={`Mark as removed: ${name}`} onClick={askFirst}>
        Mark as removed
      </Button>
      {dialog}
    </>
  )
}

const NoTickets = ({ isChosen }: { isChosen: boolean }) =>
  isChosen ? (
    <p>None of these products is in the shop now. A ticket is printed for what shoppers can see on the site.</p>
  ) : (
    <p>
      No tickets yet, and nothing is on display. Tick products in the{' '}
      <Link to={href('/admin/products')} className="underline">
        list of products
      </Link>{' '}
      and choose “Print tickets”. The shop then says which of them are out of date.
    </p>
  )
