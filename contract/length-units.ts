/** Centimetres in each unit of length, and how people write it, in fields and in searches. */
export const lengthUnits: [number, string][] = [
  [0.1, 'mm, mms, millimetre, millimetres, millimeter, millimeters'],
  [1, 'cm, cms, centimetre, centimetres, centimeter, centimeters, cmm, centimetr, cn'],
  [100, 'm, metre, metres, meter, meters, mtr, mtrs, mt'],
  [30.48, "ft, foot, feet, ', ′, ’, fts"],
  [2.54, 'in, ins, inch, inches, inchs, ", ″, ”, “'],
]
