import type { TicketFormat } from '../../../contract/staff/tickets.ts'

const points = 72 / 25.4
const toPoints = (millimetres: number) => millimetres * points

type Format = {
  /** The size of one ticket, in millimetres. */
  width: number
  height: number
  /** The number of columns and rows of tickets on A4. */
  columns: number
  rows: number
}

/** Strips have the size of usual label sheets, sixteen to a page. */
const formats: Record<TicketFormat, Format> = {
  a6: { width: 105, height: 148.5, columns: 2, rows: 2 },
  a5: { width: 148.5, height: 210, columns: 2, rows: 1 },
  strip: { width: 105, height: 37.125, columns: 2, rows: 8 },
}

/** A ticket's place on its page, in points. */
export type Box = { x: number; y: number; width: number; height: number }
type Sheet = { size: [number, number]; boxes: Box[] }

/** The page that tickets of this format are printed on, and their places on it in order. */
export function laySheet(format: TicketFormat, onSheets: boolean): Sheet {
  const { columns, rows, ...ticket } = formats[format]
  const [width, height] = [toPoints(ticket.width), toPoints(ticket.height)]
  if (!onSheets) return { size: [width, height], boxes: [{ x: 0, y: 0, width, height }] }
  const places = Array.from({ length: columns * rows }, (_, at) => at)
  return {
    size: [width * columns, height * rows],
    boxes: places.map((at) => ({ x: (at % columns) * width, y: Math.floor(at / columns) * height, width, height })),
  }
}

export const countPages = (tickets: number, format: TicketFormat, onSheets: boolean) =>
  Math.ceil(tickets / laySheet(format, onSheets).boxes.length)
