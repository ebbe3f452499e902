import { EngineError } from '../tiles/error'

/** The fields of a record before they are read. */
export type Fields = Readonly<Record<string, unknown>>

/**
 * The fields of an object, `prefix` before each name. Throws an EngineError for anything but an object,
 * and where a field is none of the known ones.
 */
export const fieldsOf = (
  value: unknown,
  name: string,
  known: readonly string[],
  prefix = '',
): Fields => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new EngineError('not-an-object', name, value)
  }
  const entries: [string, unknown][] = Object.entries(value)
  const unknown = entries.find(([field]) => !known.includes(field))
  if (unknown !== undefined) {
    throw new EngineError('unknown-field', `${prefix}${unknown[0]}`, unknown[1])
  }
  return Object.fromEntries(entries.map(([field, item]) => [`${prefix}${field}`, item]))
}

const wrongType = (name: string, value: unknown): EngineError =>
  new EngineError('wrong-type', name, value)

/** The field's value or, where it is missing, the fallback; without one the field is needed. */
const valueOf = (fields: Fields, name: string, fallback: unknown): unknown => {
  const value = Object.hasOwn(fields, name) ? fields[name] : fallback
  if (value === undefined) throw new EngineError('missing-field', name, undefined)
  return value
}

/** A text. */
export const textOf = (fields: Fields, name: string, fallback?: string): string => {
  const value = valueOf(fields, name, fallback)
  if (typeof value !== 'string') throw wrongType(name, value)
  return value
}

/** A list of texts. */
export const textsOf = (fields: Fields, name: string, fallback?: readonly string[]): string[] => {
  const value = valueOf(fields, name, fallback)
  if (!Array.isArray(value)) throw wrongType(name, value)
  const items: unknown[] = value
  return items.map((item, at) => {
    if (typeof item !== 'string') throw wrongType(`${name}[${at}]`, item)
    return item
  })
}

/** True or false. */
export const flagOf = (fields: Fields, name: string, fallback?: boolean): boolean => {
  const value = valueOf(fields, name, fallback)
  if (typeof value !== 'boolean') throw wrongType(name, value)
  return value
}

/** A whole number from 0. */
export const wholeOf = (fields: Fields, name: string, fallback?: number): number => {
  const value = valueOf(fields, name, fallback)
  if (typeof value !== 'number') throw wrongType(name, value)
  if (!Number.isInteger(value) || value < 0) throw new EngineError('not-whole', name, value)
  return value
}

/** One of the texts of a list. */
export const listedOf = <T extends string>(
  fields: Fields,
  name: string,
  list: readonly T[],
  fallback?: T,
): T => {
  const text = textOf(fields, name, fallback)
  const listed = list.find((item) => item === text)
  if (listed === undefined) throw new EngineError('not-listed', name, text)
  return listed
}
