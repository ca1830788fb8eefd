/** Address of a picture that is shown to everybody. */
export const pictureUrl = (fileId: string) => `/api/file/picture/${fileId}.webp`
