import { lazy, Suspense } from 'react'
import type { Game } from '../../store/gameTypes'
import { LogDialog } from '../log/LogDialog'
import { SettingsDialog } from '../settings/SettingsDialog'
import { KeysDialog } from './KeysDialog'
import { MenuDialog } from './MenuDialog'
import type { TableDialog } from './tableDialogs'

const ScoresDialog = lazy(async () => ({
  default: (await import('../result/ScoresDialog')).ScoresDialog,
}))
const RulesDialog = lazy(async () => ({
  default: (await import('../rules/RulesDialog')).RulesDialog,
}))

type Props = {
  game: Game
  shown: TableDialog
  onShow: (dialog: TableDialog | null) => void
}

/** The dialog of the table that is open. They stand outside of the table, which never locks them. */
export const TableDialogs = ({ game, shown, onShow }: Props) => {
  const close = () => onShow(null)
  switch (shown) {
    case 'menu':
      return <MenuDialog onClose={close} onOpen={onShow} />
    case 'settings':
      return <SettingsDialog onClose={close} />
    case 'keys':
      return <KeysDialog onClose={close} />
    case 'log':
      return <LogDialog game={game} onClose={close} />
    case 'scores':
      return (
        <Suspense>
          <ScoresDialog game={game} onClose={close} />
        </Suspense>
      )
    case 'rules':
      return (
        <Suspense>
          <RulesDialog onClose={close} />
        </Suspense>
      )
  }
}
