const minuteMs = 60_000

export const toMs = (minutes: number): number => minutes * minuteMs

export const addMinutes = (instant: Date, minutes: number): Date => new Date(instant.getTime() + toMs(minutes))

export const countMinutes = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }): number =>
  (endsAt.getTime() - startsAt.getTime()) / minuteMs
