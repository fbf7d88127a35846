import { renderToStaticMarkup } from "react-dom/server";
import { business } from "#app/config/business.ts";
import { mailFooter } from "#app/content/mails.ts";
import { normalizeText } from "#app/fields/text.ts";
import { type EmailContent, emailSubject } from "./email-content.ts";
import { styleSheet, styles } from "./email-styles.ts";

export function renderEmail(content: EmailContent): string {
	return `<!doctype html>${renderToStaticMarkup(<EmailTemplate {...content} />)}\n`;
}

function EmailTemplate(content: EmailContent) {
	const { preview, heading, paragraphs, buttons, facts = [], closing = [], stop } = content;
	return (
		<html lang="en">
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="color-scheme" content="light dark" />
				<meta name="supported-color-schemes" content="light dark" />
				<title>{emailSubject(content)}</title>
				<style>{styleSheet}</style>
			</head>
			<body className="ground" style={styles.body}>
				<div style={styles.preview}>{normalizeText(preview)}</div>
				<div className="ground" style={styles.page}>
					<p className="soft" style={styles.brand}>
						<img src={`${business.siteUrl}/icon-192.png`} width={28} height={28} alt="" style={styles.logo} />
						{business.name}
					</p>
					<div className="card" style={styles.card}>
						<h1 className="ink" style={styles.heading}>
							<Text text={heading} />
						</h1>
						{paragraphs.map((text) => (
							<p key={text} className="ink" style={styles.paragraph}>
								<Text text={text} />
							</p>
						))}
						{buttons.map((button, position) => (
							<Button key={button.href} {...button} isFirst={position === 0} />
						))}
						<Facts facts={facts.filter(({ isAmount }) => isAmount)} />
						<Facts facts={facts.filter(({ isAmount }) => !isAmount)} />
						{closing.map((text) => (
							<p key={text} className="soft" style={styles.closing}>
								<Text text={text} />
							</p>
						))}
					</div>
					<p className="soft" style={styles.footer}>
						{mailFooter}
						{stop && (
							<>
								<br />
								<a className="link" href={stop.href} style={styles.stop}>
									{stop.label}
								</a>
							</>
						)}
					</p>
				</div>
			</body>
		</html>
	);
}

function Button({ label, href, isFirst }: EmailContent["buttons"][number] & { isFirst: boolean }) {
	return (
		<a
			className={isFirst ? undefined : "ink edge"}
			href={href}
			style={isFirst ? styles.primary : styles.secondary}
		>
			<Text text={label} />
		</a>
	);
}

function Facts({ facts }: Required<Pick<EmailContent, "facts">>) {
	if (facts.length === 0) return null;
	return (
		<table style={styles.facts}>
			<tbody>
				{facts.map(({ label, value, href, isStrong, isAmount }) => (
					<tr key={`${label} ${href}`}>
						<th className="soft line" scope="row" style={isAmount ? styles.work : styles.label}>
							<Text text={label} />
						</th>
						<td
							className="ink line"
							style={{ ...(isStrong ? styles.strongValue : styles.value), ...(isAmount && styles.amount) }}
						>
							{href ? (
								<a className="link" href={href} style={styles.link}>
									<Text text={value} />
								</a>
							) : (
								<Text text={value} />
							)}
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

/** Phone numbers and ranges, which must not wrap. */
const UNBROKEN = /(\(\d{3}\) \d{3}-\d{4}|\$[\d,]+–\$[\d,]*\d|\d-\d minutes)/;

function Text({ text }: { text: string }) {
	return normalizeText(text)
		.split(UNBROKEN)
		.map((part, position) =>
			position % 2 === 0 ? (
				part
			) : (
				<span key={part} style={styles.unbroken}>
					{part}
				</span>
			),
		);
}
