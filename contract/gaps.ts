/** Gaps in texts that staff write, such as {first name}, which the shop fills. */

const form = /\{([a-z][a-z ]*)\}/i
const anyGap = new RegExp(form, 'gi')
const wholeGap = new RegExp(`^${form.source}$`, 'i')

/** Fills in one pass, so that inserted text is never searched for gaps. A gap without a text stays as it is. */
export const fillGaps = (text: string, fillings: Record<string, unknown>): string =>
  text.replace(anyGap, (written, name: string) => {
    const filling = fillings[name.toLowerCase()]
    return typeof filling === 'string' ? filling : written
  })

export const listGaps = (text: string) => [...text.matchAll(anyGap)].map(([, name = '']) => name.toLowerCase())

/** The gap, if the paragraph consists of nothing else. */
export const readOnlyGap = (paragraph: string) => wholeGap.exec(paragraph)?.[1]?.toLowerCase()

export const describeUnknownGap = (gap: string) => `The shop does not know what to put for {${gap}}.`
