const moment = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })

/** An instant as somebody would say it, to the minute. */
export const tellMoment = (at: string | null) => (at === null ? '–' : moment.format(new Date(at)))

export const tellDay = (at: string) => day.format(new Date(at))
