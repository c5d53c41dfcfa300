/** What the workflow is started with: the mail's id alone, for histories of workflows hold no personal data. */
export interface SendMailInput {
  readonly mailId: string;
}

/** The steps of `sendMail`, each of which may be done again. */
export interface MailActivities {
  /** Nothing happens where it was delivered before, or erased with its account. */
  deliverMail(mail: SendMailInput): Promise<void>;
  giveUpMail(mail: SendMailInput): Promise<void>;
}
