import { type ReactNode, useState } from 'react'
import { FiltersIcon } from '../../ui/icons.tsx'
import { Button } from '../controls/button.tsx'
import { Drawer } from '../controls/drawer.tsx'

type Props = {
  /** The number of active filters, shown beside the button. */
  chosen?: number
  clear?(): void
  children: ReactNode
}

/** The filters of a list, behind one button. */
export function FilterDrawer({ chosen = 0, clear, children }: Props) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <FiltersIcon /> Filters{chosen > 0 && ` (${chosen})`}
      </Button>
      {chosen > 0 && (
        <Button look="plain" onClick={clear}>
          Clear the filters
        </Button>
      )}
      <Drawer open={open} onClose={close} keeps title="Filters">
        <div className="grid gap-5">
          {children}
          <Button look="solid" onClick={close}>
            Show the results
          </Button>
        </div>
      </Drawer>
    </>
  )
}
