/** Copies a text, and returns whether it could: without https, a page has no clipboard. */
export const copyText = async (text: string): Promise<boolean> =>
  (await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  )) ?? false
