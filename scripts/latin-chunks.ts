import type { Plugin } from 'vite'

/**
 * Writes the server's code in Latin-1: V8 holds a source with one character beyond it, such as ’, in two bytes for each of
 * its characters (decision record 018).
 */
export const latinChunks = (): Plugin => ({
  name: 'latin-chunks',
  applyToEnvironment: ({ name }) => name === 'ssr',
  generateBundle(_, files) {
    for (const file of Object.values(files)) if (file.type === 'chunk') file.code = escapeBeyondLatin(file.code)
  },
})

/** Each half of a pair by itself, as JavaScript reads them: the same in texts, templates and patterns. */
export const escapeBeyondLatin = (code: string) =>
  code.replace(/[\u0100-\uffff]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
