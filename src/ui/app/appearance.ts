import { useEffect } from 'react'
import { useSettings } from '../../store/hooks'

/** Writes what the settings say of the look onto the page, where the style sheets read it. */
export const useAppearance = (): void => {
  const { theme, tableColour, motion, cornerFigures, leftHanded } = useSettings()
  useEffect(() => {
    const { dataset } = document.documentElement
    dataset['theme'] = theme
    dataset['table'] = tableColour
    dataset['motion'] = motion
    dataset['cornerFigures'] = cornerFigures ? 'on' : 'off'
    dataset['handed'] = leftHanded ? 'left' : 'right'
  }, [theme, tableColour, motion, cornerFigures, leftHanded])
}
