/** The keys of the providers that are on; the others are off, and nothing of them is shown. */
export interface SignInSettings {
  readonly wechat?: WeChatKeys | undefined;
  readonly google?: { readonly clientId: string; readonly clientSecret: string } | undefined;
  readonly apple?: AppleKeys | undefined;
  /** Where the providers are, other than where they say; servers of tests. */
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
