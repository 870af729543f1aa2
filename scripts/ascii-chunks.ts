import type { Plugin } from 'vite'

/**
 * Writes the server's code in ASCII: a single character beyond ASCII, such as é or ’, makes Node store the whole source in
 * two bytes for each character (decision record 018).
 */
export const asciiChunks = (): Plugin => ({
  name: 'ascii-chunks',
  applyToEnvironment: ({ name }) => name === 'ssr',
  generateBundle(_, files) {
    for (const file of Object.values(files)) if (file.type === 'chunk') file.code = escapeBeyondAscii(file.code)
  },
})

/** Escapes each half of a surrogate pair separately, which means the same in strings, templates and regular expressions. */
export const escapeBeyondAscii = (code: string) =>
  code.replace(/[\u0080-\uffff]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
