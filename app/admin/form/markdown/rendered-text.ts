import { shortenText } from '../../../../contract/markdown-texts.ts'
import { useAnswerAsTyped } from '../../answer-as-typed.ts'
import { staffApi } from '../../api.ts'

/** The text as the server renders it, requested shortly after a change; undefined until it has arrived. */
export const useRenderedText = (text: string): string | undefined => useAnswerAsTyped(text, render, 250).answer?.html

const render = (text: string, options: { signal: AbortSignal }) =>
  staffApi.previewMarkdown({ text: shortenText(text) }, options)
