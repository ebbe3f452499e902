import { profileOf } from '../../store/ruleSets'
import type { Weighed } from '../../store/adviceStore'
import { useRuleSet } from '../app/ruleSet'
import { Figure } from '../hints/Figure'
import { useAdviceText } from './adviceText'
import { useChoiceName } from './useChoiceName'
import { isClose } from './verdict'

/** The advised move and what it gains; where nothing gains clearly more, that its shape speaks for it. */
export const BestLine = ({ weighed }: { readonly weighed: Weighed }) => {
  const texts = useAdviceText()
  const name = useChoiceName(weighed.view)
  const { paid } = profileOf(useRuleSet().id).units
  const [best] = weighed.advice.choices
  if (!best) return null
  if (isClose(weighed.advice)) return texts.byShape(name(best.action))
  const { mean, error } = best.points
  const sure = best.distance < 0 ? 'exact' : 'estimate'
  return (
    <>
      {texts.advised(name(best.action))}{' '}
      <Figure is={sure}>{texts.inUnits[paid](texts.gains[paid](mean, error))}</Figure>
    </>
  )
}
