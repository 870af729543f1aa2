import type { Plugin } from 'vite'

/**
 * Writes the server's code in ASCII: Node reads a source with one character beyond it, such as é or ’, into two bytes for
 * each of its characters (decision record 018).
 */
export const asciiChunks = (): Plugin => ({
  name: 'ascii-chunks',
  applyToEnvironment: ({ name }) => name === 'ssr',
  generateBundle(_, files) {
    for (const file of Object.values(files)) if (file.type === 'chunk') file.code = escapeBeyondAscii(file.code)
  },
})

/** Escapes each half of a surrogate pair by itself, which means the same in strings, templates and regular expressions. */
export const escapeBeyondAscii = (code: string) =>
  code.replace(/[\u0080-\uffff]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
