/** The centimetres in each unit of length, and its notations, in fields and in searches. */
export const lengthUnits: [number, string][] = [
  [0.1, 'mm, mms, millimetre, millimetres, millimeter, millimeters'],
  [1, 'cm, cms, centimetre, centimetres, centimeter, centimeters, cmm, centimetr, cn'],
  [100, 'm, metre, metres, meter, meters, mtr, mtrs, mt'],
  [30.48, "ft, foot, feet, ', ′, ’, fts"],
  [2.54, 'in, ins, inch, inches, inchs, ", ″, ”, “'],
]
