import type { Plugin } from 'vite'

const library = '@simplewebauthn/server'
/** The functions that the sign-in library imports. All of them return promises. */
const importedNames = [
  'generateAuthenticationOptions',
  'generateRegistrationOptions',
  'verifyAuthenticationResponse',
  'verifyRegistrationResponse',
]
const standIn = '\0passkeys-on-demand'

/**
 * Loads the library that checks passkeys only when the first passkey is used: it would be a seventh of the code of each
 * process, and few shops need it (decision 207).
 */
export const passkeysOnDemand = (): Plugin => ({
  name: 'passkeys-on-demand',
  enforce: 'pre',
  resolveId: (source, importer) => (source === library && importer !== standIn ? standIn : undefined),
  load: (id) => (id === standIn ? importedNames.map(writeOne).join('\n') : undefined),
})

const writeOne = (name: string) =>
  `export const ${name} = async (...given) => (await import('${library}')).${name}(...given)`
