import { use } from 'react'

/** One promise a loader, as a suspended render asks again. */
const fetched = new Map<unknown, Promise<unknown>>()

/** What a loader brings, fetched once; suspends until it is there. */
export const useFetched = <T>(load: () => Promise<T>): T => {
  const known = fetched.get(load) ?? load()
  fetched.set(load, known)
  return use(known as Promise<T>)
}
