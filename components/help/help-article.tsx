import Router from 'next/router'
import { type ReactNode, type SyntheticEvent, useEffect } from 'react'
import { Icon } from '@/components/ui/icon'
import { MallLink } from '@/components/ui/mall-link'
import { helpAddress } from '@/contract/help/help-address'
import { QUESTIONS_KEY } from '@/contract/help/help-articles-rules'
import type { HelpArticle as Article } from '@/contract/help/help-calls'
import { routes } from '@/contract/routes'
import s from './help-article.module.css'
import { goToSection, sectionId } from './section-place'

type Section = Article['sections'][number]
type HelpArticleProps = { article: Article; index: number | null }

function Contents({ article: { type, sections }, index }: HelpArticleProps) {
  return (
    <nav className={s.contents} aria-label="本文目录">
      <ol>
        {sections.map(({ title }, at) => (
          <li key={title}>
            <MallLink
              href={routes.help(helpAddress.write({ type, index: at + 1 }))}
              isInPlace
              onFollow={() => goToSection(at + 1)}
              aria-current={index === at + 1 ? 'true' : undefined}
            >
              {title}
            </MallLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Body({ section: { blocks, links } }: { section: Section }) {
  return (
    <div className={s.body}>
      {blocks.map((block) =>
        typeof block === 'string' ? (
          <p key={block}>{block}</p>
        ) : (
          <ul key={block.join()} className={s.list}>
            {block.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        ),
      )}
      {links.length > 0 ? (
        <p className={s.links}>
          {links.map(({ title, href }) => (
            <MallLink key={href} href={href}>
              {title}
              <Icon name="right" size={12} />
            </MallLink>
          ))}
        </p>
      ) : null}
    </div>
  )
}

type PartProps = { section: Section; at: number; children: ReactNode }

function Part({ section: { title, icon }, at, children }: PartProps) {
  return (
    <section id={sectionId(at)} tabIndex={-1} className={s.section}>
      <h2 className={s.heading}>
        {icon ? (
          <span className={s.icon}>
            <Icon name={icon} size={20} />
          </span>
        ) : null}
        {title}
      </h2>
      {children}
    </section>
  )
}

type QuestionProps = PartProps & { isOpen: boolean; onOpen: () => void }

function Question({ section: { title }, at, isOpen, onOpen, children }: QuestionProps) {
  const handleToggle = (event: SyntheticEvent<HTMLDetailsElement>) => {
    if (event.currentTarget.open && !isOpen) onOpen()
  }
  return (
    <details
      id={sectionId(at)}
      tabIndex={-1}
      className={s.question}
      open={isOpen}
      onToggle={handleToggle}
    >
      <summary>
        <h2>{title}</h2>
      </summary>
      {children}
    </details>
  )
}

/** An article in sections; the URL names the current one. */
export function HelpArticle({ article, index }: HelpArticleProps) {
  const { type, title, note, sections } = article
  const isQuestions = type === QUESTIONS_KEY
  useEffect(() => {
    if (index !== null && type) goToSection(index)
  }, [index, type])

  return (
    <article className={s.root}>
      <h1 className={s.title}>{title}</h1>
      {note ? <p className={s.note}>{note}</p> : null}
      {isQuestions ? null : <Contents article={article} index={index} />}
      {sections.map((section, place) => {
        const at = place + 1
        const body = <Body section={section} />
        if (!isQuestions) {
          return (
            <Part key={section.title} section={section} at={at}>
              {body}
            </Part>
          )
        }
        const open = () =>
          void Router.replace(routes.help(helpAddress.write({ type, index: at })), undefined, {
            scroll: false,
          })
        return (
          <Question
            section={section}
            at={at}
            key={section.title}
            isOpen={index === at}
            onOpen={open}
          >
            {body}
          </Question>
        )
      })}
    </article>
  )
}
