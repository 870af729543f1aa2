import { stockNames, stockStates } from '../../../contract/availability.ts'

export const stockChoices = stockStates.map((value) => ({ value, label: stockNames[value] }))
/** The stock options; an ex-display piece is one of a kind. */
export const choicesOfOnePiece = stockChoices.filter(({ value }) => value === 'last-one' || value === 'not-available')
export const nothingRecorded = 'Nothing recorded'
export const inOrNot = ['On display', 'Not on display'] as const
