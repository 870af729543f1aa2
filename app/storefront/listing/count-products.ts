import { writeWhole } from '../../../contract/whole-numbers.ts'

export const countProducts = (total: number) => (total === 1 ? '1 product' : `${writeWhole(total)} products`)
