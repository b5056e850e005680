/** Where the packages of an account's links lie in the media store. */
export const packageFolder = (userId: string) => `artist-links/${userId}/`;

export const packageKey = (userId: string, linkId: string) => `${packageFolder(userId)}${linkId}`;
