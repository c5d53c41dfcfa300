import { queryOptions } from '@tanstack/react-query';
import {
  cancelPayment,
  checkIfPaymentIsDone,
  createCart,
  createPaymentIntentt,
  didAddToCart,
  fetchCart,
  fetchPurchases,
  savePurchaseToUser,
} from '#domain/commerce/carts/cart-contract.ts';
import type { Money } from '#domain/commerce/prices/money.ts';
import type { PackageId } from '#domain/commerce/packages/package-id.ts';
import type { PaymentMethod } from '#domain/commerce/carts/payment-method.ts';
import type { OutputOf } from '#domain/core/contract.ts';
import { call } from '#student/core/api.ts';
import { ofBuyer } from './prices.ts';

export type PaymentState = OutputOf<typeof checkIfPaymentIsDone>['body'];

export const openCart = async (wanted: {
  readonly packageId: PackageId;
  readonly quantity?: number;
  readonly fromProfilePage?: boolean;
}) => (await call(createCart, { ...wanted, ...ofBuyer() })).body.cartId;

export const cartQuery = (cartId: string) =>
  queryOptions({
    queryKey: ['cart', cartId],
    queryFn: async ({ signal }) => (await call(fetchCart, { cartId }, { signal })).body,
    // The price may change.
    staleTime: 0,
  });

export const noteCheckoutSeen = async (cartId: string) => void (await call(didAddToCart, { cartId }));

export const askForPayment = async (wanted: {
  readonly cartId: string;
  readonly method: PaymentMethod;
  readonly seen: Money;
  readonly isInApp?: boolean;
}) => (await call(createPaymentIntentt, wanted)).body;

const comeBack = async (cartId: string) => (await call(savePurchaseToUser, { cartId })).body;

export const giveUpPayment = async (cartId: string) => (await call(cancelPayment, { cartId })).body;

const everyMs = 1_500;
const isUnderWay = ({ status }: PaymentState) =>
  status === 'asked' || status === 'processing' || status === 'paid';

/** Polls a payment until it is settled. The first request makes the server query the provider. */
export const paymentQuery = (cartId: string) =>
  queryOptions({
    queryKey: ['payment', cartId],
    queryFn: async ({ signal, client, queryKey }) =>
      client.getQueryData(queryKey) === undefined
        ? await comeBack(cartId)
        : (await call(checkIfPaymentIsDone, { cartId }, { signal })).body,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && !isUnderWay(state.data) ? false : everyMs),
  });

export const purchasesQuery = () =>
  queryOptions({
    queryKey: ['purchases'],
    queryFn: async ({ signal }) => (await call(fetchPurchases, {}, { signal })).body.purchases,
    staleTime: 0,
  });
