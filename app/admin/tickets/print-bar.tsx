import { useState } from 'react'
import { failed } from '../../../contract/errors.ts'
import { downloads } from '../../../contract/staff/calls.ts'
import { type TicketFormat, type TicketRow, ticketFormatNames, ticketFormats } from '../../../contract/staff/tickets.ts'
import { staffApi } from '../api.ts'
import { useReload } from '../background-refresh.ts'
import { Button } from '../controls/button.tsx'
import { notify, warn } from '../controls/notices.tsx'
import { StatusNote } from '../controls/status-note.tsx'
import type { Selection } from '../list/selection.ts'
import { unreachable } from '../unreachable.ts'
import { chooseWanted } from './wanted-tickets.ts'

type Props = { selection: Selection; rows: TicketRow[] }

/** Prints the ticked tickets; if none is ticked, the outdated ones. */
export function PrintBar({ selection, rows }: Props) {
  const [format, setFormat] = useState<TicketFormat>('a6')
  const [onSheets, setOnSheets] = useState(true)
  const { wanted, label } = chooseWanted(rows, selection)
  const { print, isPrinting } = usePrint(selection)
  return (
    <section aria-label="Print" className="mb-3 flex flex-wrap items-end gap-x-4 gap-y-2 bg-sage px-3 py-3">
      <label className="text-label font-semibold">
        Size
        <select
          value={format}
          onChange={({ target }) => setFormat(ticketFormats.find((each) => each === target.value) ?? 'a6')}
          className="mt-1 block min-h-11 rounded-sm border border-line bg-white px-3 text-small lg:min-h-9"
        >
          {ticketFormats.map((each) => (
            <option key={each} value={each}>
              {ticketFormatNames[each]}
            </option>
          ))}
        </select>
      </label>
      <label className="inline-flex min-h-11 items-center gap-2 text-small lg:min-h-9">
        <input
          type="checkbox"
          checked={onSheets}
          onChange={({ target }) => setOnSheets(target.checked)}
          className="size-4 accent-green"
        />
        Several on a sheet of A4
      </label>
      <Unprintable rows={wanted} />
      <Button
        look="solid"
        className="ml-auto max-sm:w-full"
        disabled={wanted.length === 0 || isPrinting}
        onClick={() => print({ variants: wanted.map(({ variantUuid }) => variantUuid), format, onSheets })}
      >
        {label}
      </Button>
    </section>
  )
}

/** Warns before printing of characters that the tickets' font lacks, and on which tickets they are. */
function Unprintable({ rows }: Pick<Props, 'rows'>) {
  const concerned = rows.filter(({ unprintable }) => unprintable.length > 0)
  return (
    <StatusNote className="w-full border-l-4 border-sale bg-white px-4 py-2 text-small">
      {concerned.length > 0 && (
        <>
          <p>The tickets’ font lacks some characters. A question mark is printed in their place:</p>
          <ul>
            {concerned.slice(0, maxNamed).map(({ variantUuid, name, variantName, unprintable }) => (
              <li key={variantUuid}>
                <strong className="font-semibold">{[name, variantName].filter(Boolean).join(', ')}</strong>:{' '}
                {unprintable.join(' ')}
              </li>
            ))}
            {concerned.length > maxNamed && <li>and {concerned.length - maxNamed} more</li>}
          </ul>
        </>
      )}
    </StatusNote>
  )
}

const maxNamed = 8

type Wanted = Parameters<typeof staffApi.printTickets>[0]

function usePrint({ clearDone }: Selection) {
  const [isPrinting, setIsPrinting] = useState(false)
  const reload = useReload()
  const print = async (wanted: Wanted) => {
    setIsPrinting(true)
    const answer = await staffApi.printTickets(wanted).catch(unreachable)
    setIsPrinting(false)
    if (failed(answer)) return void warn(answer.problem.reason)
    const address = downloads.ticketPrint.path.replace(':uuid', answer.uuid)
    location.assign(address)
    clearDone()
    await reload()
    const pages = answer.pages === 1 ? 'one page' : `${answer.pages} pages`
    notify(`The file has ${pages}. Print it at 100 %, not fitted to the page.`, {
      label: 'Download again',
      run: () => location.assign(address),
    })
  }
  return { print, isPrinting }
}
