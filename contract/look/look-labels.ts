import type { LookStyle } from './look.ts'

type Names<Part extends keyof LookStyle> = Record<LookStyle[Part], string>

export const typeNames: Names<'type'> = {
  petrona: 'Petrona with Source Sans',
  lora: 'Lora with Figtree',
  fraunces: 'Fraunces with Source Sans',
  playfair: 'Playfair Display with Figtree',
  jost: 'Jost with Source Sans',
  figtree: 'Figtree throughout',
}
export const cornerNames: Names<'corner'> = { square: 'Square', slight: 'Slightly round', round: 'Round' }
export const densityNames: Names<'density'> = { compact: 'Compact', normal: 'Normal', airy: 'Airy' }
export const headerNames: Names<'header'> = { left: 'Name at the left', centred: 'Name in the middle' }
export const footerNames: Names<'footer'> = { columns: 'In columns', centred: 'In the middle' }
