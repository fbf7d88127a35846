/** Keeps `sessionStorage` in memory where the browser blocks it: Remix reads it, and would fail.
 * Without quotes and angle brackets, because React escapes them. */
const code =
	"try{sessionStorage.length}catch{const kept=new Map;Object.defineProperty(window,`sessionStorage`,{value:{getItem(key){return kept.get(key)??null},setItem(key,value){kept.set(key,value)},removeItem(key){kept.delete(key)}}})}";

export function StorageStandIn({ nonce }: { nonce: string | undefined }) {
	return (
		<script nonce={nonce} suppressHydrationWarning>
			{code}
		</script>
	);
}
