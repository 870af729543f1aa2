const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop[]',
  "asdfghjkl;'",
  'zxcvbnm,./',
  '!@#$%^&*()_+',
  '!"£$%^&*()_+',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
]

/** Pairs of characters that are neighbours on a keyboard, in the alphabet or among the digits, in either order. */
const neighbours = new Set(
  rows.flatMap((row) => [...row].slice(1).flatMap((next, at) => [`${row[at]}${next}`, `${next}${row[at]}`])),
)

/** Whether a text consists mainly of long runs such as `qwertyuiop` or `123456`. */
export function isSequence(text: string): boolean {
  const characters = [...text]
  const breaks = characters.filter((character, at) => !follows(characters[at - 1], character)).length
  return breaks <= characters.length / 3
}

const follows = (before: string | undefined, character: string) =>
  before === character || neighbours.has(`${before}${character}`)

/** The shortest part that a text repeats from its beginning, the last time perhaps incompletely; else the whole text. */
export function findUnit(text: string): string {
  const half = Math.floor(text.length / 2)
  for (let length = 1; length <= half; length++) {
    const unit = text.slice(0, length)
    if (unit.repeat(Math.ceil(text.length / length)).startsWith(text)) return unit
  }
  return text
}
