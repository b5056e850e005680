/** What stands rooted beside or above others. */
export const treeNames: ReadonlySet<string> = new Set([
  'tree',
  'cherry-tree',
  'willow',
  'bonsai',
  'pine-tree',
  'bamboo',
  'palm',
  'cactus',
  'oak',
  'birch',
  'baobab',
  'dead-tree',
  'christmas-tree',
]);
