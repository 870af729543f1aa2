import { closestCenter, DndContext, type DragEndEvent, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import { rectSortingStrategy, SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { memo, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useLatestCall } from '../latest-call.ts'
import { MoveControls } from './move-controls.tsx'
import { listMoves, moveItem } from './order-moves.ts'
import { PlaceDialog } from './place-dialog.tsx'

type Props<Item> = {
  /** The accessible name of the list. */
  label: string
  items: readonly Item[]
  keyOf(item: Item): string
  nameOf(item: Item): string
  onOrder(items: Item[]): void
  /** Renders an item around the controls that move it. If the function stays the same, only changed items are rendered again. */
  children(item: Item, controls: ReactNode, place: number): ReactNode
  /** Items wrap into several rows, as pictures do. */
  grid?: boolean
  className?: string
  itemClassName?: string
}

/** A list that is reordered by dragging, buttons, arrow keys or ‘Move to …’; each move is announced. */
export function OrderedList<Item>({ items, keyOf, nameOf, onOrder, children, grid = false, ...look }: Props<Item>) {
  const [announcement, setAnnouncement] = useState('')
  const [asked, setAsked] = useState<Item>()
  const focused = useRef<Element>(null)
  const sensors = useSensors(useSensor(PointerSensor, pointing))
  const keys = useSameList(items.map(keyOf))
  const move = useLatestCall((from: number, to: number) => {
    const item = items[from]
    if (!item || from === to || to < 0 || to >= items.length) return
    focused.current = document.activeElement
    onOrder(moveItem(items, from, to))
    setAnnouncement(`${nameOf(item)} is now ${to + 1} of ${items.length}.`)
  })
  useKeptFocus(focused, keys)
  const askedPlace = asked === undefined ? -1 : keys.indexOf(keyOf(asked))
  const drop = ({ active, over }: DragEndEvent) =>
    over && move(keys.indexOf(String(active.id)), keys.indexOf(String(over.id)))
  return (
    <>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        autoScroll={{ threshold: { x: 0, y: 0.1 } }}
        onDragEnd={drop}
        // The live region below announces each move, however it was made.
        accessibility={{ announcements: silent, restoreFocus: false }}
      >
        <SortableContext items={keys} strategy={grid ? rectSortingStrategy : verticalListSortingStrategy}>
          <ul aria-label={look.label} className={look.className}>
            {items.map((item, place) => (
              <OrderedItem
                key={keyOf(item)}
                id={keyOf(item)}
                item={item}
                name={nameOf(item)}
                place={place}
                count={items.length}
                grid={grid}
                className={look.itemClassName}
                onMove={move}
                onAsk={setAsked}
              >
                {children}
              </OrderedItem>
            ))}
          </ul>
        </SortableContext>
      </DndContext>
      {asked !== undefined && askedPlace >= 0 && (
        <PlaceDialog
          name={nameOf(asked)}
          place={askedPlace}
          count={items.length}
          onMove={(to) => move(askedPlace, to)}
          onClose={() => setAsked(undefined)}
        />
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  )
}

/** Returns the previous array while its contents are the same: for a new one, the library would render all items again. */
function useSameList(list: string[]): string[] {
  const kept = useRef(list)
  const isSame = list.length === kept.current.length && list.every((entry, place) => entry === kept.current[place])
  if (!isSame) kept.current = list
  return kept.current
}

/** A moved element loses the focus, so the focus is restored. */
function useKeptFocus(focused: RefObject<Element | null>, order: string[]): void {
  const settled = useRef(order)
  useLayoutEffect(() => {
    if (settled.current === order) return
    settled.current = order
    if (focused.current instanceof HTMLElement && focused.current.isConnected) focused.current.focus()
    focused.current = null
  }, [order, focused])
}

const pointing = { activationConstraint: { distance: 5 } }
const nothing = () => undefined
const silent = { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing }

type ItemProps<Item> = Pick<Props<Item>, 'children'> & {
  id: string
  item: Item
  name: string
  place: number
  count: number
  grid: boolean
  className?: string
  onMove(from: number, to: number): void
  onAsk(item: Item): void
}

const OrderedItem = memo(DrawnItem) as typeof DrawnItem

function DrawnItem<Item>({
  id,
  item,
  name,
  place,
  count,
  grid,
  className = '',
  onMove,
  onAsk,
  children,
}: ItemProps<Item>) {
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({ id })
  const style = transform
    ? { transform: `translate3d(${Math.round(transform.x)}px, ${Math.round(transform.y)}px, 0)`, transition }
    : { transition }
  return (
    <li
      ref={setNodeRef}
      style={style}
      className={`${className} ${isDragging ? 'relative z-10 opacity-80 shadow-lg' : ''}`}
    >
      {children(
        item,
        <MoveControls
          name={name}
          place={place}
          count={count}
          grid={grid}
          handle={{ listeners, setActivatorNodeRef }}
          onMove={(moved) => onMove(place, listMoves(place, count)[moved])}
          onAsk={() => onAsk(item)}
        />,
        place,
      )}
    </li>
  )
}
