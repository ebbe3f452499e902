import type { Policy } from './policy'
import { mayTake } from './policy'

/** Any legal answer, each as likely; never a False Mahjong. */
export const random: Policy = (_rules, view, stream) => {
  const allowed = view.choices.filter(mayTake)
  const [first] = allowed
  if (first === undefined) throw new Error('asked nothing')
  return (allowed[stream(0, allowed.length - 1)] ?? first).action
}
