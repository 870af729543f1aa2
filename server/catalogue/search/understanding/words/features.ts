/**
 * What is said of a thing in many words: what shoppers ask = how a product says it. All words of one phrase stand in its
 * texts.
 */
export const features = {
  washable: {
    asked:
      'washable, washable cover, removable cover, removable washable cover, machine washable, machine washable cover, washable fabric, loose cover, zip off cover, zipped cover, detachable cover, covers that come off, cover that comes off, covers you can wash, cover you can wash, that can be washed, can be washed, that you can wash, you can wash, with covers that come off, easy wash, easy to wash, can go in the washing machine, fit in the washing machine, covers i can wash, that i can wash, take covers off, removable seat covers',
    said: 'washable, removable cover, cover unzip, unzip, zip off, cover come off, machine wash, loose cover, they wash, wash degrees',
  },
  'wipe clean': {
    asked:
      'wipe clean, wipeable, wipe down, wipes clean, easy clean, easy to clean, easy wipe, easy to wipe, waterproof, water resistant, spill proof, spillproof, wipe able',
    said: 'wipe clean, wipes clean, wipe down, wipe damp, wipeable, waterproof',
  },
  'pet friendly': {
    asked:
      'pet friendly, cat friendly, pet proof, dog proof, cat proof, claw proof, scratch proof, scratch resistant, pet resistant, good with dogs, good with cats, good with pets, suitable for pets, suitable for dogs, suitable for cats, for homes with pets, pet hair, cat scratch proof',
    said: 'pet, pets, dog, dogs, cat, cats, claws',
  },
  'hard-wearing': {
    asked: 'hard wearing, hardwearing, durable, heavy duty, tough, long lasting, stain resistant, stain proof',
    said: 'hard wearing, hardwearing, durable, stain resistant, wears well, tough',
  },
  'back support': {
    asked:
      'back support, lumbar support, good back support, supportive, orthopaedic, orthopedic, good support, extra support',
    said: 'lumbar, supportive, back support, orthopaedic',
  },
} as const
export type Feature = keyof typeof features
