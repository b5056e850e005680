/**
 * Fetches a picture of our own: a sample, or a design.
 *
 * @throws when it cannot be had
 */
export async function fetchPicture(url: string): Promise<Blob> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`Failed to fetch image: ${response.statusText}`);
  return response.blob();
}
