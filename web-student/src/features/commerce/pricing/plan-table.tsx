import { Table } from '@mantine/core';
import '@mantine/core/styles/Table.css';
import type { Offer } from '#domain/commerce/contract.ts';
import { BuyButton } from './buy-button.tsx';
import { mainOffer, offerFacts } from './offer-words.ts';
import { Price } from './price.tsx';
import styles from './plan-table.module.css';

export interface PlansProps {
  readonly offers: readonly Offer[];
  readonly country: string;
  readonly pending: string | undefined;
  readonly onBuy: (offer: Offer) => void;
}

export function PlanTable({ offers, country, pending, onBuy }: PlansProps) {
  const facts = offers.map(offerFacts);
  const main = mainOffer(offers);
  return (
    <Table.ScrollContainer minWidth={offers.length * 170}>
      <Table
        layout="fixed"
        verticalSpacing="sm"
        horizontalSpacing="md"
        className={styles['plans']}
        withTableBorder
      >
        <caption className="visually-hidden">What each plan includes and costs</caption>
        <Table.Thead>
          <Table.Tr>
            <td />
            {offers.map(({ packageId, name }) => (
              <Table.Th key={packageId} scope="col">
                {name}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          <Table.Tr>
            <Table.Th scope="row">Price</Table.Th>
            {offers.map((offer) => (
              <Table.Td key={offer.packageId}>
                <Price offer={offer} country={country} />
              </Table.Td>
            ))}
          </Table.Tr>
          {(facts[0] ?? []).map(({ name }, row) => (
            <Table.Tr key={name}>
              <Table.Th scope="row">{name}</Table.Th>
              {offers.map(({ packageId }, column) => (
                <Table.Td key={packageId}>{facts[column]?.[row]?.value}</Table.Td>
              ))}
            </Table.Tr>
          ))}
          <Table.Tr>
            <td />
            {offers.map((offer) => (
              <Table.Td key={offer.packageId}>
                <BuyButton offer={offer} pending={pending} onBuy={onBuy} isMain={offer === main} />
              </Table.Td>
            ))}
          </Table.Tr>
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
