/** What our own pages may ask of the worker. */
export interface WorkerApi {
  /** Brings the summary of a conversation up to date; does nothing where it is. Throws `unknown-conversation`. */
  compact(conversation: string): Promise<void>;
  /** Opens a new chat on a site (by id) and has the conversation's preamble put into its composer. Nothing is sent. */
  carry(conversation: string, target: string): Promise<void>;
}
