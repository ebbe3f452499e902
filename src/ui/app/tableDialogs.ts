import { createContext, useContext } from 'react'

/** What can be looked up at the table without leaving it. */
export const TABLE_DIALOGS = ['scores', 'log', 'rules', 'keys', 'settings'] as const
export type TableDialog = (typeof TABLE_DIALOGS)[number] | 'menu'

export const TableDialogContext = createContext<(dialog: TableDialog) => void>(() => {})

/** Opens one of the dialogs of the table. */
export const useTableDialog = (): ((dialog: TableDialog) => void) => useContext(TableDialogContext)
