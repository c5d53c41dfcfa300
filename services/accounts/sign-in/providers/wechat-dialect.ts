import type { CustomFetch } from 'openid-client';
import { z } from 'zod';

const failureSchema = z.object({
  errcode: z.number().refine((code) => code !== 0),
  errmsg: z.string().optional(),
});

class WeChatRefusal extends Error {
  override readonly name = 'WeChatRefusal';
  readonly code: number;

  constructor(code: number) {
    // Its own text is left out, because it repeats codes and tokens.
    super(`WeChat answers with errcode ${code}`);
    this.code = code;
  }
}

export async function readWeChat(response: Response): Promise<Readonly<Record<string, unknown>>> {
  if (!response.ok) throw new Error(`WeChat answered with status ${response.status}`);
  const answer = z.record(z.string(), z.unknown()).parse(JSON.parse(await response.text()));
  const failure = failureSchema.safeParse(answer);
  if (failure.success) throw new WeChatRefusal(failure.data.errcode);
  return answer;
}

/** Translates WeChat's dialect: the token call is a GET with `appid` and `secret`, and failures carry an `errcode`. */
export const asOAuth: CustomFetch = async (url, { body, signal }) => {
  const asked = body instanceof URLSearchParams ? body : new URLSearchParams();
  const address = new URL(url);
  address.search = new URLSearchParams({
    appid: asked.get('client_id') ?? '',
    secret: asked.get('client_secret') ?? '',
    code: asked.get('code') ?? '',
    grant_type: 'authorization_code',
  }).toString();
  const response = await fetch(address, { redirect: 'error', ...(signal && { signal }) });
  try {
    return Response.json({ ...(await readWeChat(response)), token_type: 'bearer' });
  } catch (error) {
    if (!(error instanceof WeChatRefusal)) throw error;
    return Response.json({ error: 'invalid_grant', error_description: error.message }, { status: 400 });
  }
};
