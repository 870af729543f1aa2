const moment = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' })

/** Instants of the last or the next days, as somebody would say them. */
export const tellMoment = (at: string) => moment.format(new Date(at))
export const tellDay = (at: string) => day.format(new Date(at))
