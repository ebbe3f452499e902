import { profileOf } from '../../store/ruleSets'
import type { Answered } from '../../store/adviceStore'
import { useRuleSet } from '../app/ruleSet'
import { Spoken } from '../table/Spoken'
import { useAdviceText } from './adviceText'
import { useChoiceName } from './useChoiceName'
import { verdictOf } from './verdict'

/** What was done, what was advised, and what the difference is worth, in a short sentence. */
export const VerdictLine = ({ answered }: { readonly answered: Answered }) => {
  const texts = useAdviceText()
  const name = useChoiceName(answered.view)
  const { paid } = profileOf(useRuleSet().id).units
  const verdict = verdictOf(answered.advice, answered.taken)
  const done = name(answered.taken)
  const [first] = answered.advice.choices
  const best = first ? name(first.action) : ''
  if (!verdict) return texts.other(done, best)
  switch (verdict.says) {
    case 'same':
      return texts.same(done)
    case 'even':
      return texts.even(done, best)
    case 'worse':
      return texts.worse(done, best, texts.more[paid](verdict.more))
  }
}

const keyOf = ({ view, taken }: Answered): string => `${view.hand}/${taken.offer}`

/** Tells a screen reader each verdict once. */
export const VerdictAnnouncer = ({ answered }: { readonly answered: Answered | null }) => (
  <Spoken>
    <span aria-live="polite" aria-relevant="additions">
      {answered && (
        <span key={keyOf(answered)}>
          <VerdictLine answered={answered} />
        </span>
      )}
    </span>
  </Spoken>
)
