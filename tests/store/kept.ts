import { createStore, get, set } from 'idb-keyval'

import { readSave } from '../../src/store/saveFormat'
import type { Save } from '../../src/store/saveFormat'
import { openShelf } from '../../src/store/shelf'

/** Every save that lies in the storage, read again from there. */
export const keptSaves = async (): Promise<Save[]> => {
  const shelf = openShelf()
  const ids = [...(await shelf.list()).keys()]
  const texts = await Promise.all(ids.map((id) => shelf.read(id)))
  return texts.map((text) => {
    const read = readSave(text)
    if (!read.ok) throw new Error(`${read.problem}: ${read.fault.field}`)
    return read.value
  })
}

/** The text of one save, and a way to spoil it. */
export const keptText = (id: string): Promise<unknown> =>
  get(`game/${id}`, createStore('sixteen', 'games'))

export const spoil = (id: string, text: unknown): Promise<void> =>
  set(`game/${id}`, text, createStore('sixteen', 'games'))
