// Where 'await' covers a call, the asynchronous function is meant.
struct Future {}
struct Store {}
extension Store { func load() -> Future { Future() } }
extension Store { func load() async -> Int { 1 } }
func run(_ body: () -> Void) async {}

func awaited(_ store: Store) async -> Int { await store.load() }
func bound(_ store: Store) async -> Int {
  async let row = store.load()
  return await row
}
func plain(_ store: Store) -> Future { store.load() }
func inClosure(_ store: Store) async { await run { _ = store.load() } }
