export const table = {
  title: 'Table',
}
