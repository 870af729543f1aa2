import type { LookStyle } from '../../../contract/look/look.ts'
import { readyMade } from './ready-made.ts'

type Props = { look: LookStyle; onChoose(look: LookStyle): void }

export const ReadyMadeLooks = ({ look, onChoose }: Props) => (
  <ul className="flex flex-wrap gap-3">
    {readyMade.map((ready) => (
      <li key={ready.name}>
        <button
          type="button"
          aria-pressed={isLike(look, ready.look)}
          onClick={() => onChoose(ready.look)}
          className="flex min-h-11 items-center gap-3 rounded-sm border border-line bg-white px-4 text-small hover:border-ink aria-pressed:border-green aria-pressed:font-semibold"
        >
          <span aria-hidden="true" className="flex overflow-hidden rounded-full border border-line">
            <i className="h-6 w-3" style={{ backgroundColor: ready.look.accent }} />
            <i className="h-6 w-3" style={{ backgroundColor: ready.look.paper }} />
          </span>
          {ready.name}
        </button>
      </li>
    ))}
  </ul>
)

const isLike = (look: LookStyle, ready: LookStyle) =>
  (Object.keys(ready) as (keyof LookStyle)[]).every((part) => look[part] === ready[part])
