import { Select } from '../../ui/select.tsx'
import type { Bay } from './bays.ts'

type Props = { bays: Bay[]; chosen: string; onChoose(key: string): void }

export function BayChoice({ bays, chosen, onChoose }: Props) {
  return (
    <div>
      <label htmlFor="bay" className="mb-1 block text-small font-semibold">
        Where are you?
      </label>
      <Select
        id="bay"
        value={chosen}
        onChange={({ target }) => onChoose(target.value)}
        className="min-h-13 w-full rounded-sm border border-line bg-white pl-4"
      >
        {bays.map(({ key, label, pieces }) => (
          <option key={key} value={key}>
            {`${label} (${pieces.length})`}
          </option>
        ))}
      </Select>
    </div>
  )
}
