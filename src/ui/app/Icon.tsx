import styles from './IconButton.module.css'

const PATHS = {
  close: 'M6 6l12 12M18 6L6 18',
  menu: 'M4 7h16M4 12h16M4 17h16',
  back: 'M15 5l-7 7 7 7',
  settings:
    'M4 7h8M18 7h2M4 17h2M12 17h8M12 7a3 3 0 106 0 3 3 0 10-6 0M6 17a3 3 0 106 0 3 3 0 10-6 0',
  scores: 'M5 3h14v18H5zM9 8h6M9 12h6M9 16h3',
  log: 'M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01',
  rules: 'M12 6c-2-1.6-5-2-8-2v14c3 0 6 .4 8 2 2-1.6 5-2 8-2V4c-3 0-6 .4-8 2zM12 6v14',
  keys: 'M3 7h18v10H3zM7 11h.01M11 11h.01M15 11h.01M8 14h8',
  leave: 'M10 4H5v16h5M14 8l4 4-4 4M18 12H9',
  dice: 'M5 5h14v14H5zM9 9h.01M15 9h.01M12 12h.01M9 15h.01M15 15h.01',
  next: 'M9 5l7 7-7 7',
  sound: 'M4 9h4l5-4v14l-5-4H4zM16 9a4 4 0 010 6M18.5 6.5a8 8 0 010 11',
  muted: 'M4 9h4l5-4v14l-5-4H4zM16.5 9.5l5 5M21.5 9.5l-5 5',
} as const

export type IconName = keyof typeof PATHS

/** A line drawing beside or in place of a name; it says nothing to a screen reader. */
export const Icon = ({ name }: { name: IconName }) => (
  <svg className={styles['icon']} viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
)
