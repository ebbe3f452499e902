import type { Game } from '../../store/gameTypes'
import { useChangeSettings, useSetting } from '../../store/hooks'
import { useShortcuts } from '../actions/useShortcuts'
import { useSounds } from './useSounds'
import { useSpokenMoves } from './useSpokenMoves'

/** Everything that is heard at the table; nothing of it is seen. */
export const TableSounds = ({ game }: { readonly game: Game }) => {
  const muted = useSetting('muted')
  const change = useChangeSettings()
  useShortcuts({ mute: () => change({ muted: !muted }) })
  useSounds(game)
  useSpokenMoves(game)
  return null
}
