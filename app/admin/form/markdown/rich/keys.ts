import { baseKeymap, chainCommands, exitCode } from 'prosemirror-commands'
import { redo, undo } from 'prosemirror-history'
import { InputRule, inputRules, textblockTypeInputRule, undoInputRule, wrappingInputRule } from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list'
import type { Command, Plugin } from 'prosemirror-state'
import { forms, isWithin } from './commands.ts'
import { schema } from './schema.ts'

const { nodes, marks } = schema

/** Leaves Tab to the browser, which moves to the next field. */
export const listKeys = (onLink: () => void): Plugin[] => [
  inputRules({ rules }),
  keymap({
    'Mod-b': forms.bold,
    'Mod-i': forms.italic,
    'Mod-k': () => {
      onLink()
      return true
    },
    'Mod-z': undo,
    'Shift-Mod-z': redo,
    'Mod-y': redo,
    Enter: chainCommands(breakInCell, splitListItem(nodes.list_item)),
    'Shift-Enter': breakLine,
    'Mod-Enter': exitCode,
    'Mod-[': liftListItem(nodes.list_item),
    'Mod-]': sinkListItem(nodes.list_item),
    Backspace: undoInputRule,
  }),
  keymap(baseKeymap),
]

const insertBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create(), true).scrollIntoView())
  return true
}
const breakLine = chainCommands(exitCode, insertBreak)

const breakInCell: Command = (state, dispatch) => isWithin(state, nodes.table) && insertBreak(state, dispatch)

/** Turns typed Markdown markers into formatting. */
const rules: InputRule[] = [
  textblockTypeInputRule(/^(#{1,4})\s$/, nodes.heading, (match) => ({ level: Math.max(2, match[1]?.length ?? 2) })),
  wrappingInputRule(/^\s*([-*])\s$/, nodes.bullet_list),
  wrappingInputRule(/^(\d+)\.\s$/, nodes.ordered_list, (match) => ({ start: Number(match[1]) })),
  wrappingInputRule(/^\s*>\s$/, nodes.blockquote),
  new InputRule(/\*\*([^*\s]|[^*\s][^*]*[^*\s])\*\*$/, (state, match, start, end) => {
    const words = schema.text(match[1] ?? '', marks.strong.create().addToSet(state.selection.$from.marks()))
    return state.tr.replaceWith(start, end, words).removeStoredMark(marks.strong)
  }),
]
