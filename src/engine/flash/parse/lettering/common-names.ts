/** Names that many people and pets have, and that name nothing to draw. */
const names =
  'Abby Abigail Adam Aiden Alan Albert Alex Alexander Alfie Alicia Amanda Amelia Amy Ana Andrea Andrew Andy Angela Anna Anne Annie Anthony Archie Arthur Ashley Ava Bailey Bella Ben Benjamin Beth Betty Billy Bobby Brandon Brian Bruno Bryan Caleb Cameron Carlos Carol Caroline Carter Charles Charlie Charlotte Chloe Chris Christina Christopher Claire Clara Connor Cooper Cora Dan Daniel Danny David Dean Debbie Diego Dylan Eddie Edward Eleanor Elena Eli Elijah Elizabeth Ella Ellie Emily Emma Eric Erin Ethan Eva Evan Eve Evelyn Evie Finn Florence Frances Frank Freddie Gabriel Gary George Georgia Gianna Gloria Grayson Hannah Harley Harper Harriet Harry Heidi Helen Henry Hudson Hugo Ian Isaac Isabel Isabella Isla Jackson Jacob Jake James Jamie Jane Janet Jason Jasper Jayden Jenny Jessica Jessie Jim Jimmy Joan Joanna Joe Joel John Johnny Jonah Jordan Jose Joseph Joshua Juan Judith Julia Julian Julie Kate Katherine Katie Kayla Kelly Kevin Kim Kyle Laura Lauren Layla Leah Leon Lexi Liam Lillian Linda Lisa Logan Lola Louie Louis Louise Luca Lucas Lucy Luis Luke Luna Lydia Mabel Madison Maggie Marco Margaret Maria Mariana Marie Mark Martha Martin Mary Mason Mateo Matthew Matilda Max Maya Megan Mia Michael Michelle Mike Mila Milo Molly Nancy Natalie Nathan Nicholas Nicole Noah Nora Oliver Olivia Oscar Owen Pablo Pamela Patricia Patrick Paul Peter Phoebe Rachel Rebecca Riley Robert Roberto Rocco Rosie Ruth Ryan Sam Samantha Samuel Sandra Sara Sarah Sebastian Sofia Sonia Sophia Sophie Stella Stephanie Stephen Steve Steven Susan Teddy Teresa Theo Theodore Thomas Tim Toby Tom Tommy Valentina Victoria Vincent William Zoe Zoey';

const anyName = `(?:${names.replaceAll(' ', '|')})`;

/** "Bella with a paw print": whose name is to be written with it. */
export const nameFirst = new RegExp(
  `(?<=^ *)(${anyName}(?:(?:,? (?:and|&) |, )${anyName}){0,3})(?= (?:with|\\+) (?:an? |the |two |some |small |tiny |little )*\\p{Ll})`,
  'u',
);
