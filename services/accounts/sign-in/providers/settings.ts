/** Providers without keys are off and not shown. */
export interface SignInSettings {
  readonly wechat?: WeChatKeys | undefined;
  readonly google?: { readonly clientId: string; readonly clientSecret: string } | undefined;
  readonly apple?: AppleKeys | undefined;
  /** Overrides the providers' addresses, for test servers. */
  readonly addresses?: {
    readonly wechat?: { readonly page: string; readonly calls: string };
    readonly google?: string;
    readonly apple?: string;
  };
  readonly patienceSeconds?: number;
}

export interface WeChatKeys {
  readonly appId: string;
  readonly appSecret: string;
}

export interface AppleKeys {
  readonly clientId: string;
  readonly teamId: string;
  readonly keyId: string;
  readonly keyFile: string;
}
