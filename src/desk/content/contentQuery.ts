/** The key under which the desk's content is cached. */
export const CONTENT_QUERY = ['content'];
