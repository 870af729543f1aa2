/** A colour as it is stored, such as `#21402f`. */
export const colourForm = /^#[0-9a-f]{6}$/

export const isColour = (text: string) => colourForm.test(text)

/** The source of a pattern with a colour. */
export const writeColourPattern = () => colourForm.source.slice(1, -1)
