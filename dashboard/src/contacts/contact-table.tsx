import type { Contact } from '@aushang/sdk'
import { Link } from '@tanstack/react-router'
import { paths } from '../paths.ts'
import { telephoneLink } from '../ui/telephone-link.ts'
import { useWords } from '../words/language.ts'
import { contactName } from './contact-name.ts'
import classes from './contacts.module.css'

export function ContactTable({ contacts }: { contacts: Contact[] }) {
  const words = useWords()
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{words.contacts.name}</th>
          <th scope="col">{words.contacts.email}</th>
          <th scope="col">{words.contacts.phone}</th>
        </tr>
      </thead>
      <tbody>
        {contacts.map((contact) => (
          <tr key={contact.id}>
            <td>
              <Link to={paths.contact} params={{ contactId: contact.id }} className={classes.name}>
                {contactName(contact)}
              </Link>
              {(contact.company ?? contact.position) !== undefined && (
                <span className={classes.company}>
                  {[contact.position, contact.company].filter(Boolean).join(' · ')}
                </span>
              )}
            </td>
            <td>
              <a href={`mailto:${contact.email}`}>{contact.email}</a>
            </td>
            <td>
              {[contact.phone, contact.mobilePhone].flatMap((phone) =>
                phone === undefined ? (
                  []
                ) : (
                  <a key={phone} href={telephoneLink(phone)} className={classes.phone}>
                    {phone}
                  </a>
                ),
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
