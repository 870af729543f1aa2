import type { FeatureWords } from './feature-words.ts'
import { styles } from './styles.ts'

const named = {
  washable: {
    asked: `
      washable, washable cover, removable cover, removable washable cover, machine washable, machine washable cover,
      washable fabric, loose cover, zip off cover, zipped cover, detachable cover, covers that come off,
      cover that comes off, covers you can wash, cover you can wash, that can be washed, can be washed,
      that you can wash, you can wash, with covers that come off, easy wash, easy to wash,
      can go in the washing machine, fit in the washing machine, covers i can wash, that i can wash, take covers off,
      removable seat covers, come off for washing, come off to wash, covers come off, cushions come off,
      take off to wash, wash the covers, wash covers, off for washing
    `,
    phrases: `
      washable, removable cover, cover unzip, unzip, zip off, cover come off, machine wash, loose cover, they wash,
      wash degrees
    `,
  },
  'wipe clean': {
    asked: `
      wipe clean, wipeable, wipe down, wipes clean, easy clean, easy to clean, easy wipe, easy to wipe, waterproof,
      water resistant, spill proof, spillproof, wipe able, easy cleaning, wipe down fabric, clean easily,
      cleans easily
    `,
    phrases: 'wipe clean, wipes clean, wipe down, wipe damp, wipeable, waterproof',
  },
  'pet friendly': {
    asked: `
      pet friendly, cat friendly, pet proof, dog proof, cat proof, claw proof, scratch proof, scratch resistant,
      pet resistant, good with dogs, good with cats, good with pets, good for dogs, good for cats, suitable for pets,
      suitable for dogs, suitable for cats, for homes with pets, for a house with dogs, for house with dog, pet hair,
      dog hair, cat hair, cat scratch proof, for dogs, for cats, for pets, for dog, for cat, with dogs, with cats,
      with pets, with a dog, with a cat, have dogs, have cats, have pets, have a dog, have a cat, got a dog,
      got a cat, got dogs, got cats, dog owners, cat owners, pet owners, dog lovers, for dog owners, for cat owners,
      for pet owners
    `,
    phrases: 'pet, pets, dog, dogs, cat, cats, claws',
  },
  'hard-wearing': {
    asked: `
      hard wearing, hardwearing, durable, heavy duty, tough, long lasting, stain resistant, stain proof, kid proof,
      child proof, toddler proof, kid friendly, child friendly, family friendly, strong, sturdy, robust
    `,
    phrases: 'hard wearing, hardwearing, durable, stain resistant, wears well, tough',
  },
  'back support': {
    asked: `
      back support, lumbar support, good back support, supportive, orthopaedic, orthopedic, good support,
      extra support, support for back
    `,
    phrases: 'lumbar, supportive, back support, orthopaedic',
    after: 'with back support',
  },
  'easy to get out of': {
    asked: `
      easy to get out of, easy to get up from, easy to get up out of, easy to get in and out of, can get out of,
      can get up from, get out of easily, get up out of, that is easy to get out of, easy to rise from, not too low,
      high seat, higher seat, high seated, raised seat
    `,
    phrases: 'easy get in out, easy get out, easy get up, easy rise, higher seat, high seat, raised seat',
    after: 'that are easy to get out of',
  },
  'easy to carry in': {
    asked: `
      narrow stairs, narrow staircase, narrow stairway, for narrow stairs, for narrow staircase, tight stairs,
      tight staircase, steep stairs, narrow doorway, narrow doorways, narrow door, narrow doors, small doorway,
      small doors, through narrow door, through small door, tight access, awkward access, difficult access,
      up narrow stairs, goes up stairs, go up the stairs, get up the stairs, comes apart, take apart, takes apart,
      comes in parts, comes in pieces, comes in two parts, in two parts, flat pack, flatpack, flat packed
    `,
    phrases: `
      narrow stair, normal staircase, most staircases, tight hallway, up stair, two sections, two parts, two halves,
      lock together, packs flat, legs unbolt, legs unscrew, any door, flat pack, taken apart
    `,
    after: 'that are easy to carry in',
  },
  extending: {
    asked: `
      extending, extendable, extendible, extends, extend, extension, that extends, that extend, expandable, expanding,
      expands, drop leaf, gateleg, gate leg, draw leaf, pull out leaf, butterfly leaf
    `,
    phrases: 'extending, extendable, extends, extend, drop leaf, gateleg, draw leaf, butterfly leaf, extension',
  },
  'left-hand': {
    asked: `
      left hand, left handed, left hand facing, left facing, left hand side, left sided, left side, left arm facing,
      lhf, left chaise, chaise on left, chaise on the left, chaise on left hand side, on the left
    `,
    phrases: 'left hand side, left hand facing, left facing, lhf, chaise left, left arm facing',
  },
  'right-hand': {
    asked: `
      right hand, right handed, right hand facing, right facing, right hand side, right sided, right side,
      right arm facing, rhf, right chaise, chaise on right, chaise on the right, chaise on right hand side,
      on the right
    `,
    phrases: 'right hand side, right hand facing, right facing, rhf, chaise right, right arm facing',
  },
  thermal: {
    asked: `
      thermal, thermal lined, insulated, insulating, heat retaining, draught proof, draughtproof, draft proof,
      draught excluding, keep heat in, keeps heat in, keep the heat in, keeps the heat in, keep warmth in,
      keep out the cold, keep cold out, keeps cold out, keep the cold out, keep out draughts, keep draughts out,
      keep draught out, stop draughts, keep room warm, keep the room warm, draughty, drafty, draughty window,
      draughty windows, draughty door, draughty doors, draughty room, draughty house, draught, draughts, cold room,
      cold house, cold windows
    `,
    phrases: 'thermal, insulated, insulating, interlined, lining warmth, lined warmth',
  },
  'rounded edges': {
    asked: `
      rounded edges, rounded corners, round edges, round corners, curved edges, curved corners, soft edges,
      soft corners, smooth edges, no sharp corners, no sharp edges, without sharp corners, without sharp edges,
      without corners, no corners, without sharp, child safe corners, toddler safe corners
    `,
    phrases: `
      rounded edge, rounded edges, no corners, bevelled edge, not sharp edge, softened edge, edges softened,
      rounded corner, undercut edge, round
    `,
    after: 'with rounded edges',
  },
  blackout: {
    asked: `
      block light, blocks light, block out light, block out the light, blocks out light, blocks out the light,
      blocking light, keep light out, keep the light out, keeps light out, keep out light, keep out the light,
      keeps out light, stop light, stop the light, stops light, stop light coming in, stop the light coming in,
      keep sun out, keep the sun out, keep out the sun, light blocking, light proof, lightproof, room darkening,
      total darkness, no light, darken room, darken the room, make room dark, make the room dark, for light sleeper,
      for light sleepers
    `,
    phrases: 'blackout, stop daylight, stops daylight, block light, blocks light, light sleepers',
    after: 'that keep the light out',
  },
  handmade: {
    asked: `
      handmade, hand made, handcrafted, hand crafted, hand built, hand finished, made by hand, hand woven, handwoven,
      hand knotted, hand tufted, hand stitched
    `,
    phrases: `
      handmade, hand made, handcrafted, hand crafted, hand built, by hand, hand woven, handwoven, hand knotted,
      hand tufted, hand stitched
    `,
  },
  sustainable: {
    asked: `
      sustainable, sustainably made, sustainably sourced, responsibly sourced, eco, eco friendly,
      environmentally friendly, good for the environment, good for the planet, green credentials, fsc, fsc certified
    `,
    phrases: 'sustainable, sustainably, responsibly, recycled, reclaimed, fsc, eco, well managed forest',
  },
  'on castors': {
    asked: 'on castors, on casters, on wheels, with castors, with casters, with wheels, castors, casters, wheeled',
    phrases: 'castor, castors, caster, casters, wheel, wheels',
    after: 'on castors',
  },
  firm: {
    asked: 'firm, firmer, firm seat, firm seats, firm cushions, not too soft, not soft',
    phrases: 'firm, firmer',
  },
  soft: {
    asked: 'soft, softer, sink into, sink in to, soft seat, soft seats, soft cushions',
    phrases: 'soft, softer, softness, sink into',
  },
  patterned: {
    asked: 'patterned, pattern, with pattern, with a pattern, with patterns, not plain',
    phrases: `
      patterned, pattern, patterns, printed, stripe, striped, floral, check, checked, geometric, diamond, botanical
    `,
  },
  plain: {
    asked: 'plain, unpatterned, no pattern, without pattern, without a pattern, block colour, solid colour',
    phrases: 'plain',
  },
  reversible: {
    asked: 'reversible, either side, left or right hand, left or right, right or left, universal',
    phrases: 'reversible, left or right, either side, universal chaise',
  },
} satisfies Record<string, FeatureWords>

export type Feature = keyof typeof named | keyof typeof styles
export const features: Record<Feature, FeatureWords> = { ...named, ...styles }

/** The phrase for each feature after the thing in a sentence. */
export const featureAfter: ReadonlyMap<string, string> = new Map(
  Object.entries(features).flatMap(([name, { after }]) => (after ? [[name, after] as const] : [])),
)
