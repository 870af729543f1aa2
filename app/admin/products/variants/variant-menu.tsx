import type { VariantEdit } from '../../../../contract/staff/catalogue.ts'
import { Button, LinkButton } from '../../controls/button.tsx'
import { Menu } from '../../controls/menu.tsx'
import { useReadOnly } from '../../form/read-only.ts'
import { useSellVariant } from '../sell-piece.tsx'

export type VariantLook = 'drawer' | 'copy'

type Props = {
  variant: VariantEdit
  name: string
  place: number
  count: number
  onOpen(as: VariantLook): void
  onMove(to: number): void
  onRepeat(): void
  onExDisplay(): void
  onRemove(): void
}

/** The actions on one variant. */
export function VariantMenu(props: Props) {
  const { variant, name, place, count, onOpen, onMove, onRepeat, onExDisplay, onRemove } = props
  const sell = useSellVariant(variant, name)
  const isReadOnly = useReadOnly()
  return (
    <span className="inline-flex">
      <DetailsButton name={name} onOpen={() => onOpen('drawer')} />
      {count > 1 && !isReadOnly && (
        <Button look="plain" className="px-2!" aria-label={`Copy ${name} to the others`} onClick={() => onOpen('copy')}>
          Copy
        </Button>
      )}
      <Menu
        label=""
        name={`More for ${name}`}
        items={[
          { label: 'Duplicate below', onChoose: onRepeat },
          ...(sell ? [{ label: 'Sold', onChoose: sell }] : []),
          { label: 'Add an ex-display piece from this', onChoose: onExDisplay },
          { label: 'Move to the top', onChoose: () => onMove(0), disabled: place === 0 },
          { label: 'Move up', onChoose: () => onMove(place - 1), disabled: place === 0 },
          { label: 'Move down', onChoose: () => onMove(place + 1), disabled: place === count - 1 },
          { label: 'Move to the bottom', onChoose: () => onMove(count - 1), disabled: place === count - 1 },
          { label: 'Remove', onChoose: onRemove, danger: true, disabled: count < 2 },
        ]}
      />
    </span>
  )
}

/** A link in a read-only form, whose disabled fieldset would disable a button. */
function DetailsButton({ name, onOpen }: { name: string; onOpen(): void }) {
  const looks = { look: 'plain', className: 'px-2!', 'aria-label': `Details of ${name}` } as const
  if (!useReadOnly()) {
    return (
      <Button {...looks} onClick={onOpen}>
        Details
      </Button>
    )
  }
  return (
    <LinkButton
      {...looks}
      to="#variants"
      onClick={(event) => {
        event.preventDefault()
        onOpen()
      }}
    >
      Details
    </LinkButton>
  )
}
