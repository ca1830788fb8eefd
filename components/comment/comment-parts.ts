/** Forms and posted comments, as one chunk: each one more costs every page a line of its loader. */
export { CommentForm } from './comment-form'
export { PostedComments } from './posted-comments'
