const steps = /^[a-z0-9]+(?:[._-][a-z0-9]+)*(?:\/[a-z0-9]+(?:[._-][a-z0-9]+)*)*$/

export const isKey = (key: string) => key.length <= 200 && steps.test(key)

/** Keys are made by the program, never taken from input: one that could leave the folder is a bug. */
export function checkKey(key: string): string {
  if (!isKey(key)) throw new Error(`${JSON.stringify(key)} can't be a key of the storage.`)
  return key
}
