import { adviceTexts } from '../../i18n/advice'
import type { AdviceText } from '../../i18n/advice'
import { useFetched } from '../app/fetched'
import { useText } from '../app/text'

/** The words of the advice; suspends until they are there. */
export const useAdviceText = (): AdviceText => useFetched(adviceTexts[useText().language])
