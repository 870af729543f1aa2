import type { Look } from './look.ts'

type Names<Part extends keyof Look> = Record<Look[Part], string>

export const cornerNames: Names<'corner'> = { square: 'Square', slight: 'Slightly round', round: 'Round' }
export const densityNames: Names<'density'> = { compact: 'Compact', normal: 'Normal', airy: 'Airy' }
export const headerNames: Names<'header'> = { left: 'Name at the left', centred: 'Name in the middle' }
export const footerNames: Names<'footer'> = { columns: 'In columns', centred: 'In the middle' }
