import type { ImportOutline } from '../../../contract/staff/import-layout.ts'

type Props = { rows: ImportOutline['rows']; headingLine: number; onChange(line: number): void }

/** Shows the first rows of the file, so that staff choose the one with the headings. It scrolls sideways on a phone. */
export function FirstRows({ rows, headingLine, onChange }: Props) {
  const width = Math.max(1, ...rows.map(({ cells }) => cells.length))
  const places = Array.from({ length: width }, (_, place) => place)
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1 text-small font-semibold">Which row names the columns?</legend>
      <div className="max-h-80 overflow-auto border border-rule">
        <table className="min-w-full border-collapse text-label" aria-label="The first rows of the file">
          <tbody>
            {rows.map(({ line, cells }) => (
              <tr key={line} className={rowLooks(line, headingLine)}>
                <th scope="row" className="sticky left-0 bg-white px-2 text-left font-normal whitespace-nowrap">
                  <LineChoice line={line} isChosen={line === headingLine} onChange={onChange} />
                </th>
                {places.map((place) => (
                  <td key={place} className="border-l border-rule px-2 py-1 whitespace-nowrap">
                    {cells[place] ?? ''}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <LineChoice line={0} isChosen={headingLine === 0} onChange={onChange} />
    </fieldset>
  )
}

type ChoiceProps = { line: number; isChosen: boolean; onChange(line: number): void }

const LineChoice = ({ line, isChosen, onChange }: ChoiceProps) => (
  <label className="flex min-h-11 items-center gap-2 text-label lg:min-h-8">
    <input
      type="radio"
      name="heading-line"
      className="accent-green"
      checked={isChosen}
      onChange={() => onChange(line)}
    />
    {line === 0 ? 'None of them' : `Line ${line}`}
  </label>
)

function rowLooks(line: number, headingLine: number): string {
  if (line === headingLine) return 'border-b border-rule bg-sage font-semibold'
  return `border-b border-rule ${line < headingLine ? 'text-soft' : ''}`
}
