import type { IsCommon } from './common-passwords.ts'
import { findUnit, isSequence } from './patterns.ts'

/** Names that an attacker tries first: the shop's, its host, the person's. */
type Owned = { shopName: string; host: string; name: string; email: string }

const minPasswordLength = 12
const minDifferent = 5
/** A password with fewer letters beside known words is weak. */
const minOwnLetters = 5
const advice = 'Choose another, such as four words that do not belong together.'

/** Why a password is easy to guess, as a sentence; undefined if it is not. */
export function findWeakness(password: string, owned: Owned, isCommon: IsCommon): string | undefined {
  const text = password.normalize('NFKC').toLowerCase()
  if (new Set(text).size < minDifferent || findUnit(text).length < Math.min(minPasswordLength, text.length)) {
    return `This password repeats a few characters. ${advice}`
  }
  if (isSequence(text)) return `This password is a row of keys, letters or digits. ${advice}`
  const readings = listReadings(text)
  if (readings.some((reading) => isMadeOf(reading, owned))) {
    return `This password is made of the shop’s name, your name or your email address. ${advice}`
  }
  if (readings.some((reading) => isCommon(reading) || isCommon(findUnit(reading)))) {
    return `Many people use this password or one much like it. ${advice}`
  }
  return undefined
}

/** The text and its variants: without digits and signs around it, without signs in it, and with look-alikes as letters. */
function listReadings(text: string): string[] {
  const ends = [/^[^\p{L}]+|[^\p{L}]+$/gu, /[^\p{L}]+$/u, /^[^\p{L}]+/u]
  const trimmed = [text, ...ends.map((end) => text.replace(end, ''))]
  const spelt = [
    ...trimmed,
    ...trimmed.flatMap((reading) => [readLookalikes(reading, 'l'), readLookalikes(reading, 'i')]),
  ]
  return [...new Set([...spelt, ...spelt.map((reading) => reading.replace(/[^\p{L}\p{N}]/gu, ''))])]
}

const lookalikes: Record<string, string> = {
  0: 'o',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

const readLookalikes = (text: string, one: 'l' | 'i') => text.replace(/[013457@$!]/g, (sign) => lookalikes[sign] ?? one)

function isMadeOf(reading: string, owned: Owned): boolean {
  const letters = reading.replace(/[^\p{L}]/gu, '')
  const without = remove(letters, listWords(owned))
  return without !== letters && remove(without, fillers).length < minOwnLetters
}

const fillers = ['showroom', 'furniture', 'password', 'admin', 'shop', 'and', 'the']

function listWords({ shopName, host, name, email }: Owned): string[] {
  const words = [shopName, host, name, email, 'showroom'].flatMap((text) => {
    const parts = text.toLowerCase().split(/[^\p{L}]+/u)
    return [...parts, parts.join('')]
  })
  return words.filter((word) => word.length >= 3).toSorted((a, b) => b.length - a.length)
}

const remove = (text: string, words: string[]) => words.reduce((rest, word) => rest.replaceAll(word, ''), text)
