import { type Command, type EditorState, NodeSelection } from 'prosemirror-state'
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable } from 'prosemirror-tables'
import type { ReactNode } from 'react'
import { isWithin } from './commands.ts'
import { findLink, removeLink } from './links.ts'
import { schema } from './schema.ts'

type Run = (command: Command) => void
type Props = { state: EditorState; run: Run; runBeside: Run; onLink(): void }

/** The tools for the selected link, picture or table. */
export function ContextTools({ state, run, runBeside, onLink }: Props) {
  const link = findLink(state)
  const { selection } = state
  const picture =
    selection instanceof NodeSelection && selection.node.type === schema.nodes.image ? selection : undefined
  return (
    <>
      {picture && <PictureTools key={picture.from} picture={picture} runBeside={runBeside} />}
      {link && (
        <Tools label="Link">
          <span className="min-w-0 truncate px-2 text-label text-soft">{link.mark.attrs.href}</span>
          <Tool onPress={onLink}>Change</Tool>
          <Tool onPress={() => run(removeLink)}>Remove the link</Tool>
        </Tools>
      )}
      {isWithin(state, schema.nodes.table) && (
        <Tools label="Table">
          <Tool onPress={() => run(addRowAfter)}>Add a row</Tool>
          <Tool onPress={() => run(addColumnAfter)}>Add a column</Tool>
          <Tool onPress={() => run(deleteRow)}>Delete the row</Tool>
          <Tool onPress={() => run(deleteColumn)}>Delete the column</Tool>
          <Tool onPress={() => run(deleteTable)}>Delete the table</Tool>
        </Tools>
      )}
    </>
  )
}

const Tools = ({ label, children }: { label: string; children: ReactNode }) => (
  <fieldset aria-label={label} className="flex flex-wrap items-center border-t border-rule text-small">
    {children}
  </fieldset>
)

const Tool = ({ onPress, children }: { onPress(): void; children: ReactNode }) => (
  <button
    type="button"
    // A press must not move the focus, and with it the selection, out of the text.
    onMouseDown={(event) => event.preventDefault()}
    onClick={onPress}
    className="min-h-11 px-2 text-small underline underline-offset-4 hover:bg-sand lg:min-h-9"
  >
    {children}
  </button>
)

function PictureTools({ picture, runBeside }: { picture: NodeSelection; runBeside: Run }) {
  const rename =
    (alt: string): Command =>
    (state, dispatch) => {
      const change = state.tr.setNodeAttribute(picture.from, 'alt', alt)
      dispatch?.(change.setSelection(NodeSelection.create(change.doc, picture.from)))
      return true
    }
  return (
    <Tools label="Picture">
      <label className="flex grow items-center gap-2 px-2 py-1 text-small">
        <span>What it shows</span>
        <input
          defaultValue={picture.node.attrs.alt}
          onBlur={(event) => {
            if (event.target.value !== picture.node.attrs.alt) runBeside(rename(event.target.value))
          }}
          className="min-h-11 min-w-0 grow border border-line bg-white px-2 lg:min-h-9"
        />
      </label>
    </Tools>
  )
}
