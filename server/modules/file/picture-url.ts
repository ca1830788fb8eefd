/** URL of a public picture. */
export const pictureUrl = (fileId: string) => `/api/file/picture/${fileId}.webp`
