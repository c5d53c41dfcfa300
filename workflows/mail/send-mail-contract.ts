export interface SendMailInput {
  readonly mailId: string;
}

export interface MailActivities {
  /** No effect on delivered or erased mails. */
  deliverMail(mail: SendMailInput): Promise<void>;
  giveUpMail(mail: SendMailInput): Promise<void>;
}
