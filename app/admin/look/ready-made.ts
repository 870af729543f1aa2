import { type LookStyle, ownStyle } from '../../../contract/look/look.ts'

/** Looks that fill in the form with one click; the pictures stay. */
export const readyMade: { name: string; look: LookStyle }[] = [
  { name: 'Forest and cream', look: ownStyle },
  {
    name: 'Harbour',
    look: {
      accent: '#1d3f66',
      paper: '#f7f9fa',
      type: 'figtree',
      corner: 'slight',
      density: 'compact',
      header: 'left',
      footer: 'columns',
    },
  },
  {
    name: 'Clay',
    look: {
      accent: '#8c3b24',
      paper: '#fbf5ee',
      type: 'fraunces',
      corner: 'round',
      density: 'airy',
      header: 'centred',
      footer: 'centred',
    },
  },
]
