import type { DrawingRecipe } from './drawing-recipe.ts';
import { type Image, imageAtWidth } from './image.ts';
import { recipeOf } from './recipe-of.ts';

/** A design that another page wants to be seen on skin. */
export interface HandedDesign {
  /** An address of our own. */
  readonly url: string;
  readonly name: string;
  /** What it was drawn from, where it is one of our own. */
  readonly recipe: DrawingRecipe | null;
}

/** An image as the previewer takes it, in the size that is worked with. */
export function handedDesign(
  image: Parameters<typeof recipeOf>[0] & Pick<Image, 'tattooUrl'>,
  name: string,
): HandedDesign {
  return { url: imageAtWidth(image.tattooUrl, 1024), name, recipe: recipeOf(image) };
}
