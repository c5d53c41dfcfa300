export interface SendMailInput {
  readonly mailId: string;
}

export interface MailActivities {
  /** Nothing happens where it was delivered before, or erased with its account. */
  deliverMail(mail: SendMailInput): Promise<void>;
  giveUpMail(mail: SendMailInput): Promise<void>;
}
