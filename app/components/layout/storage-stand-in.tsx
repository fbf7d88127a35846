/** Where storage is blocked, `sessionStorage` throws and would break the framework's scripts: they get one in
 * memory. Without quotes and angle brackets, which React would escape. */
const code =
	"try{sessionStorage.length}catch{const kept=new Map;Object.defineProperty(window,`sessionStorage`,{value:{getItem(key){return kept.get(key)??null},setItem(key,value){kept.set(key,value)},removeItem(key){kept.delete(key)}}})}";

export function StorageStandIn({ nonce }: { nonce: string | undefined }) {
	return (
		<script nonce={nonce} suppressHydrationWarning>
			{code}
		</script>
	);
}
